import type { Capability } from '#src/components/slots/capability.ts';

export const teamwork: Capability = {
  name: 'teamwork',
  complaint: {
    head: [{ id: 'absent', load: () => import('./complaint/Absent.tsx') }],
    changes: [{ id: 'routing', fields: ['routing'], load: () => import('./complaint/RoutingChange.tsx') }],
  },
};
