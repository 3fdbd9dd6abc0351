import type { Serve, Services } from '../http/serve.ts';
import { accountRoutes } from './account.ts';
import { candidateRoutes } from './candidates.ts';
import { complaintImportRoutes } from './complaintImports.ts';
import { complaintPdfRoutes } from './complaintPdf.ts';
import { complaintRoutes } from './complaints.ts';
import { crudRoutes } from './crud.ts';
import { dashboardRoutes } from './dashboard.ts';
import { divisionInchargeRoutes } from './divisionIncharges.ts';
import { exportRoutes } from './exports.ts';
import { forwardingRoutes } from './forwarding.ts';
import { galleryRoutes } from './gallery.ts';
import { leaderRoutes } from './leaders.ts';
import { peopleRoutes } from './people.ts';
import { placeRoutes } from './places.ts';
import { privacyRoutes } from './privacy.ts';
import { profileRoutes } from './profile.ts';
import { sessionRoutes } from './sessions.ts';
import { staffRoutes } from './staff.ts';
import { systemRoutes } from './system.ts';
import { userRoutes } from './users.ts';

/** Every group of handlers; together they serve every call of the contract. */
export const routes: readonly ((serve: Serve, services: Services) => void)[] = [
  systemRoutes,
  accountRoutes,
  sessionRoutes,
  profileRoutes,
  crudRoutes,
  galleryRoutes,
  placeRoutes,
  peopleRoutes,
  leaderRoutes,
  staffRoutes,
  userRoutes,
  candidateRoutes,
  divisionInchargeRoutes,
  exportRoutes,
  complaintImportRoutes,
  complaintRoutes,
  forwardingRoutes,
  complaintPdfRoutes,
  dashboardRoutes,
  privacyRoutes,
];
