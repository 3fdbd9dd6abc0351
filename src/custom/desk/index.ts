import StaffIcon from '@mui/icons-material/BadgeOutlined';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { FOLLOWUP_FILTERS, GIVEN_FILTERS } from '#contract/desk/deskFilters.ts';
import type { Capability } from '#src/components/slots/capability.ts';
import { offered } from '#src/components/slots/offered.ts';

export const desk: Capability = {
  name: 'desk',
  menu: [
    { group: 'work', path: '/grievance/day', icon: TodayIcon },
    { group: 'work', path: '/grievanceincharge/add', label: 'staff', icon: StaffIcon },
    { group: 'administration', path: '/grievance/import', label: 'importGrievances', icon: UploadFileIcon },
    {
      group: 'administration',
      path: '/privacy/access',
      holds: '/privacy',
      label: 'privacy',
      icon: PrivacyIcon,
    },
    { group: 'settings', path: '/grievance/settings', icon: SettingsIcon },
  ],
  topBar: [{ id: 'bell', load: () => import('./notices/Bell.tsx') }],
  dashboard: [{ id: 'firstSteps', load: () => import('./firstSteps/FirstSteps.tsx') }],
  myDay: [
    { id: 'followups', words: 'myDay.numbers.followups' },
    { id: 'new_for_me', words: 'myDay.numbers.new_for_me' },
  ],
  settings: [
    {
      id: 'uses',
      words: 'officeUses.section',
      form: () => import('./office/uses/UsesPart.tsx'),
      value: () => import('./office/uses/UsesValue.tsx'),
    },
    {
      id: 'calendar',
      words: 'calendar.section',
      form: () => import('./calendar/CalendarForm.tsx'),
      value: () => import('./calendar/CalendarValue.tsx'),
    },
  ],
  title: 'views.myWork',
  complaint: {
    listTop: [{ id: 'pinned', load: () => import('./views/PinnedViews.tsx') }],
    listTools: [{ id: 'tools', load: () => import('./columns/ListTools.tsx') }],
    selection: [{ id: 'selection', load: () => import('./bulk/SelectionBar.tsx') }],
    bulk: [
      {
        id: 'assign',
        button: 'common.assignStaff',
        done: 'complaint.assign.done',
        load: () => import('./bulk/forms/assign.tsx'),
      },
      { id: 'category', load: () => import('./bulk/forms/category.tsx') },
      { id: 'followup', load: () => import('./bulk/forms/followUp.tsx') },
      { id: 'answer', load: async () => ({ default: (await import('./bulk/forms/answer.tsx')).answer }) },
      { id: 'resolve', load: async () => ({ default: (await import('./bulk/forms/answer.tsx')).resolve }) },
    ],
    filters: [
      {
        field: 'last_leader_id',
        kind: 'people',
        label: 'complaint.fields.lastLeader',
        options: async () => ({
          default: (await import('#src/custom/complaints/list/coreOptions.ts')).useLeaders,
        }),
      },
      {
        field: 'followup',
        kind: 'one',
        label: 'common.followUp',
        values: FOLLOWUP_FILTERS,
        words: 'due.followup',
      },
      {
        field: 'given',
        kind: 'one',
        label: 'due.fields.given',
        values: GIVEN_FILTERS,
        words: 'due.given',
      },
    ],
    whoFacts: [{ id: 'followup', load: () => import('./complaint/FollowupFact.tsx') }],
    panels: [
      { id: 'mails', load: () => import('./complaint/OfficerMails.tsx') },
      { id: 'openedBy', load: () => import('./complaint/OpenedBy.tsx') },
    ],
    actions: [
      {
        id: 'followUp',
        group: 'work',
        words: 'myDay.followUp.action',
        key: 'followUp',
        isOffered: offered('followUp'),
        load: () => import('./complaint/FollowUpDialog.tsx'),
      },
    ],
    timeline: [{ id: 'changes', load: () => import('./complaint/changesKind.tsx') }],
    changes: [{ id: 'desk', fields: ['followup'], load: () => import('./complaint/DeskChange.tsx') }],
  },
};
