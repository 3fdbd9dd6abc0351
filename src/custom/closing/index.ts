import type { Capability } from '#src/components/slots/capability.ts';

export const closing: Capability = {
  name: 'closing',
  settings: [
    {
      id: 'closing',
      words: 'closing.section',
      form: () => import('./settings/ClosingPart.tsx'),
      value: () => import('./settings/ClosingValue.tsx'),
    },
  ],
};
