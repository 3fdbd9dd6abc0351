import type { Feature } from '#server/app/feature.ts';
import { teamworkHandlers } from './complaintHandlers.ts';
import { absenceNotes } from './leaves/absenceNotes.ts';
import { leaveRoutes } from './leaves/routes.ts';
import { teamworkSwitch } from './officeSwitch.ts';
import { routingRoutes } from './routing/routes.ts';
import { moveOne } from './workload/evenOut.ts';
import { workloadRoutes } from './workload/routes.ts';

export const teamwork: Feature = {
  capability: 'teamwork',
  routes: [routingRoutes, workloadRoutes, leaveRoutes],
  handlers: [teamworkHandlers],
  answers: { staffNotes: absenceNotes },
  officeSwitch: teamworkSwitch,
  tasks: { evenOut: { step: moveOne } },
};
