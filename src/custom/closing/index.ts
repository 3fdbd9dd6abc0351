import VerifyIcon from '@mui/icons-material/FactCheckOutlined';
import type { Capability } from '#src/components/slots/capability.ts';

export const closing: Capability = {
  name: 'closing',
  menu: [{ group: 'work', path: '/grievance/verify', icon: VerifyIcon }],
  settings: [
    {
      id: 'closing',
      words: 'closing.section',
      form: () => import('./settings/ClosingPart.tsx'),
      value: () => import('./settings/ClosingValue.tsx'),
    },
  ],
};
