import CallMergeIcon from '@mui/icons-material/CallMerge';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import { can } from '#contract/access/policies.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import type { Capability } from '#src/components/slots/capability.ts';
import { offered } from '#src/components/slots/offered.ts';
import { PERSON_IN_ADDRESS } from './person/newComplaint.ts';

export const persons: Capability = {
  name: 'persons',
  menu: [
    { group: 'work', path: '/grievance/people', label: 'citizens', icon: PeopleIcon },
    { group: 'work', path: '/grievance/causes', icon: GroupsIcon },
  ],
  dayPanels: [{ id: 'suggestions', load: () => import('./causes/DaySuggestions.tsx') }],
  settings: [
    {
      id: 'similar',
      words: 'office.similar',
      form: () => import('./similar/settings/SimilarForm.tsx'),
      value: () => import('./similar/settings/SimilarValue.tsx'),
    },
  ],
  title: 'common.people',
  complaint: {
    bulk: [{ id: 'cause', button: 'complaint.addToCause', load: () => import('./bulk/cause.tsx') }],
    filters: [
      {
        field: 'cause',
        kind: 'ids',
        label: 'complaint.fields.cause',
        options: () => import('./causes/useCauseOptions.ts'),
      },
      {
        field: 'language',
        kind: 'several',
        label: 'person.facts.language',
        values: LANGUAGES,
        words: 'person.language',
      },
    ],
    rowIcons: [
      {
        id: 'merged',
        of: ({ merged_into: whole }, { translate }) =>
          whole
            ? { name: translate('complaint.merge.chip', { number: whole.number }), icon: CallMergeIcon }
            : null,
      },
      {
        id: 'cause',
        of: ({ cause }, { translate }) =>
          cause
            ? {
                name: translate('complaint.inCause', { ...cause }),
                icon: GroupsIcon,
                to: `/grievance/cause/${cause.id}`,
              }
            : null,
      },
    ],
    columns: [
      {
        id: 'cause',
        replaces: 'cause',
        of: ({ cause }) => (cause ? { text: cause.number, to: `/grievance/cause/${cause.id}` } : null),
      },
    ],
    whatFacts: [{ id: 'cause', load: () => import('./complaint/Cause.tsx') }],
    person: [{ id: 'person', load: () => import('./complaint/PersonLink.tsx') }],
    phone: [{ id: 'wrongPhone', load: () => import('./complaint/WrongPhone.tsx') }],
    banners: [{ id: 'merged', load: () => import('./complaint/merged/MergedBanner.tsx') }],
    panels: [{ id: 'merged', load: () => import('./complaint/merged/MergedParts.tsx') }],
    actions: [
      {
        id: 'merge',
        group: 'matter',
        words: 'complaint.merge.action',
        isOffered: offered('merge'),
        load: () => import('./complaint/merged/MergeDialog.tsx'),
      },
      {
        id: 'cause',
        group: 'matter',
        words: 'complaint.addToCause',
        isOffered: (actor, { cause, merged_into }) => can(actor, 'create', 'cause') && !cause && !merged_into,
        load: () => import('./complaint/AddToCause.tsx'),
      },
    ],
    recording: [{ id: 'person', parameter: PERSON_IN_ADDRESS, load: () => import('./recording/part.tsx') }],
    afterCreate: [{ id: 'person', load: () => import('./recording/PersonAfterCreate.tsx') }],
    belowPhone: [{ id: 'wrongPhone', load: () => import('./contactPreferences/WrongPhone.tsx') }],
  },
};
