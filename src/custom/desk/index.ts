import type { Capability } from '#src/components/slots/capability.ts';
import { offered } from '#src/components/slots/offered.ts';

export const desk: Capability = {
  name: 'desk',
  complaint: {
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
