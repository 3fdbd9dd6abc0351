import ReferralsIcon from '@mui/icons-material/ForwardToInboxOutlined';
import RegistersIcon from '@mui/icons-material/MenuBookOutlined';
import { REFERRAL_STATES } from '#contract/letters/letterKinds.ts';
import type { Capability } from '#src/components/slots/capability.ts';
import { offered } from '#src/components/slots/offered.ts';

const openReferrals = {
  id: 'openReferrals',
  load: () => import('./complaint/referrals/openReferralsPart.tsx'),
};

export const letters: Capability = {
  name: 'letters',
  menu: [
    { group: 'letters', path: '/grievance/referrals', icon: ReferralsIcon },
    { group: 'letters', path: '/grievance/registers', icon: RegistersIcon },
  ],
  myDay: [{ id: 'replies_in', words: 'myDay.numbers.replies_in' }],
  settings: [
    {
      id: 'letters',
      words: 'registers.section',
      form: () => import('./settings/LettersPart.tsx'),
      value: () => import('./settings/LettersValue.tsx'),
    },
    {
      id: 'referrals',
      words: 'referrals.settings.section',
      form: () => import('./referrals/settings/ReferralsForm.tsx'),
      value: () => import('./referrals/settings/ReferralsValue.tsx'),
    },
  ],
  title: 'common.letters',
  profile: [{ id: 'signature', load: () => import('./SignatureSection.tsx') }],
  personSections: [
    { id: 'referrals', load: () => import('./PersonReferrals.tsx') },
    { id: 'letters', load: () => import('./PersonLetters.tsx') },
  ],
  causeSections: [{ id: 'letters', load: () => import('./CauseLetters.tsx') }],
  complaint: {
    bulk: [
      {
        id: 'refer',
        possible: 'bulk.possibleOf.refer',
        done: 'bulk.done.refer',
        next: '/grievance/referrals?stage=to_send',
        load: () => import('./bulk/refer.tsx'),
      },
    ],
    filters: [
      {
        field: 'referral',
        kind: 'several',
        label: 'views.filter.referral',
        values: REFERRAL_STATES,
        words: 'referrals.state',
      },
    ],
    panels: [
      { id: 'letters', load: () => import('./complaint/LettersPanel.tsx') },
      { id: 'referrals', load: () => import('./complaint/referrals/Referrals.tsx') },
    ],
    actions: [
      {
        id: 'letter',
        group: 'citizen',
        words: 'letters.toCitizen',
        isOffered: () => true,
        load: () => import('./complaint/OpenLetter.tsx'),
      },
    ],
    forwarding: [
      {
        id: 'write',
        words: 'referrals.write',
        key: 'letter',
        load: () => import('./complaint/referrals/WriteDialog.tsx'),
      },
    ],
    composer: [
      {
        id: 'letter',
        words: 'common.letter',
        isOffered: offered('remark'),
        load: () => import('./complaint/LetterTab.tsx'),
      },
    ],
    timeline: [{ id: 'letters', load: () => import('./complaint/lettersKind.tsx') }],
    resolving: [openReferrals],
    approving: [openReferrals],
  },
};
