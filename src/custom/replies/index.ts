import type { Capability } from '#src/components/slots/capability.ts';
import { offered } from '#src/components/slots/offered.ts';

/** Nothing in an office that has no quick actions. */
const macroEntry = { id: 'macro', load: () => import('./complaint/MacroEntry.tsx') };

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
  complaint: {
    bulk: [{ id: 'macro', entry: macroEntry, load: () => import('./bulk/macro.tsx') }],
    actions: [
      {
        id: 'macro',
        group: 'work',
        words: 'macros.apply.action',
        key: 'macro',
        // Each of its steps asks for itself; what all of them need is this.
        isOffered: offered('remark'),
        entry: macroEntry,
        load: () => import('./macros/apply/MacroDialog.tsx'),
      },
    ],
    messageField: [{ id: 'replies', load: () => import('./complaint/messageField.ts') }],
  },
};
