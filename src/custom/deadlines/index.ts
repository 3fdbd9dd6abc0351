import type { Capability } from '#src/components/slots/capability.ts';
import { offered } from '#src/components/slots/offered.ts';

export const deadlines: Capability = {
  name: 'deadlines',
  myDay: [
    { id: 'overdue', words: 'myDay.numbers.overdue' },
    { id: 'due_today', words: 'myDay.numbers.due_today' },
    { id: 'escalated_to_me', words: 'myDay.numbers.escalated_to_me' },
  ],
  settings: [
    {
      id: 'targets',
      words: 'targets.section',
      form: () => import('./targets/TargetsPart.tsx'),
      value: () => import('./targets/TargetsValue.tsx'),
    },
    {
      id: 'ladder',
      words: 'escalation.section',
      form: () => import('./escalationLevels/EscalationPart.tsx'),
      value: () => import('./escalationLevels/EscalationValue.tsx'),
    },
  ],
  complaint: {
    head: [{ id: 'due', load: () => import('./complaint/Due.tsx') }],
    whatFacts: [{ id: 'deadlines', load: () => import('./complaint/DeadlineFacts.tsx') }],
    actions: [
      {
        id: 'pause',
        group: 'work',
        words: 'pausing.action',
        isOffered: offered('pause'),
        load: () => import('./complaint/pause/PauseDialog.tsx'),
      },
      {
        id: 'escalate',
        group: 'work',
        words: 'escalation.escalate.action',
        isOffered: offered('escalate'),
        load: () => import('./complaint/escalation/Escalate.tsx'),
      },
      {
        id: 'deescalate',
        group: 'work',
        words: 'escalation.deescalate.action',
        isOffered: offered('deescalate'),
        load: () => import('./complaint/escalation/Deescalate.tsx'),
      },
    ],
    changes: [
      {
        id: 'deadlines',
        fields: ['priority', 'pauseReason', 'pausedUntil', 'level', 'escalatedFor'],
        load: () => import('./complaint/DeadlineChange.tsx'),
      },
    ],
    recording: [{ id: 'priority', load: () => import('./recording/part.ts') }],
  },
};
