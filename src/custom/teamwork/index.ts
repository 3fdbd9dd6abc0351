import WorkloadIcon from '@mui/icons-material/BalanceOutlined';
import type { Capability } from '#src/components/slots/capability.ts';

export const teamwork: Capability = {
  name: 'teamwork',
  menu: [{ group: 'work', path: '/grievance/workload', icon: WorkloadIcon }],
  settings: [
    {
      id: 'routing',
      words: 'routing.section',
      form: () => import('./routing/settings/RoutingPart.tsx'),
      value: () => import('./routing/settings/RoutingValue.tsx'),
    },
    {
      id: 'leave',
      words: 'leave.section',
      form: () => import('./leave/settings/LeavePart.tsx'),
      value: () => import('./leave/settings/LeaveValue.tsx'),
    },
  ],
  complaint: {
    head: [{ id: 'absent', load: () => import('./complaint/Absent.tsx') }],
    changes: [{ id: 'routing', fields: ['routing'], load: () => import('./complaint/RoutingChange.tsx') }],
    recording: [{ id: 'whoGetsIt', load: () => import('./recording/part.ts') }],
  },
};
