import type { Capability } from '#src/components/slots/capability.ts';

export const desk: Capability = {
  name: 'desk',
  settings: [
    {
      id: 'calendar',
      words: 'calendar.section',
      form: () => import('./calendar/CalendarPart.tsx'),
      value: () => import('./calendar/CalendarValue.tsx'),
    },
  ],
};
