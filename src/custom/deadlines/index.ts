import type { Capability } from '#src/components/slots/capability.ts';

export const deadlines: Capability = {
  name: 'deadlines',
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
};
