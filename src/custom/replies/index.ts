import type { Capability } from '#src/components/slots/capability.ts';

export const replies: Capability = {
  name: 'replies',
  settings: [
    {
      id: 'replies',
      words: 'replies.section',
      form: () => import('./settings/RepliesPart.tsx'),
      value: () => import('./settings/RepliesValue.tsx'),
    },
    {
      id: 'macros',
      words: 'macros.section',
      form: () => import('./macros/settings/MacrosPart.tsx'),
      value: () => import('./macros/settings/MacrosValue.tsx'),
    },
  ],
};
