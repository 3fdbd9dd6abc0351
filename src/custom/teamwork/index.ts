import WorkloadIcon from '@mui/icons-material/BalanceOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import type { Capability } from '#src/components/slots/capability.ts';
import { awayText } from './leave/awayText.ts';

export const teamwork: Capability = {
  name: 'teamwork',
  menu: [{ group: 'work', path: '/grievance/workload', icon: WorkloadIcon }],
  settings: [
    {
      id: 'routing',
      words: 'routing.section',
      form: () => import('./routing/settings/RoutingForm.tsx'),
      value: () => import('./routing/settings/RoutingValue.tsx'),
    },
    {
      id: 'leave',
      words: 'leave.section',
      form: () => import('./leave/settings/LeavePart.tsx'),
      value: () => import('./leave/settings/LeaveValue.tsx'),
    },
  ],
  staffNote: ({ absence }, words) => (absence ? awayText(absence, words) : undefined),
  complaint: {
    assigning: [{ id: 'routing', load: () => import('./complaint/assigning.ts') }],
    rowIcons: [
      {
        // 'For Prasad Goud (on leave)': the reader works on it in somebody's place (SLA-16).
        id: 'absence',
        of: ({ on_behalf_of: person }, { translate }) =>
          person
            ? { name: translate('complaint.onBehalf', { name: person.name }), icon: EventBusyIcon }
            : null,
      },
    ],
    head: [{ id: 'absent', load: () => import('./complaint/Absent.tsx') }],
    changes: [{ id: 'routing', fields: ['routing'], load: () => import('./complaint/RoutingChange.tsx') }],
    recording: [{ id: 'whoGetsIt', load: () => import('./recording/part.ts') }],
  },
};
