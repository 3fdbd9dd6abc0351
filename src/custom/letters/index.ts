import ReferralsIcon from '@mui/icons-material/ForwardToInboxOutlined';
import RegistersIcon from '@mui/icons-material/MenuBookOutlined';
import type { Capability } from '#src/components/slots/capability.ts';

export const letters: Capability = {
  name: 'letters',
  menu: [
    { group: 'letters', path: '/grievance/referrals', icon: ReferralsIcon },
    { group: 'letters', path: '/grievance/registers', icon: RegistersIcon },
  ],
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
      form: () => import('./referrals/settings/ReferralsPart.tsx'),
      value: () => import('./referrals/settings/ReferralsValue.tsx'),
    },
  ],
};
