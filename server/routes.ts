import { complaintCategory } from '../contract/categories.ts';
import { contact } from '../contract/contact.ts';
import { accessLogRoutes } from './accessLog/routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { bulkRoutes } from './bulk/routes.ts';
import { candidateRoutes } from './candidates/routes.ts';
import { causeRoutes } from './causes/routes.ts';
import { citizenRoutes } from './citizens/routes.ts';
import { complaintRoutes } from './complaints/routes.ts';
import { contactRules } from './contacts/rules.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { namesChanged } from './db/names.ts';
import { deadlineRoutes } from './deadlines/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { divisionInchargeRoutes } from './divisionIncharges/routes.ts';
import { exportLinkRoutes, exportRoutes } from './export/routes.ts';
import { galleries } from './gallery/resource.ts';
import { galleryRoutes } from './gallery/routes.ts';
import { fileRoutes } from './http/downloads.ts';
import { systemRoutes } from './http/health.ts';
import type { App, Serve, Services } from './http/serve.ts';
import { complaintImportRoutes } from './import/routes.ts';
import { leaderRoutes } from './leaders/routes.ts';
import { leaveRoutes } from './leaves/routes.ts';
import { letterLinkRoutes, letterRoutes } from './letters/routes.ts';
import { macroRoutes } from './macros/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { officerRoutes } from './officers/routes.ts';
import { officeRoutes } from './offices/routes.ts';
import { complaintPdfRoutes, pdfLinkRoutes } from './pdf/routes.ts';
import { personRoutes, togetherRoutes } from './persons/routes.ts';
import { areaTemplateRoutes, placeRoutes } from './places/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { publicRoutes } from './public/routes.ts';
import type { RecordRules } from './records/resource.ts';
import { crudRoutes } from './records/routes.ts';
import { referralLetters } from './referrals/letters/rules.ts';
import { referralRoutes, reviewLinkRoutes } from './referrals/routes.ts';
import { replyRoutes } from './replies/routes.ts';
import { routingRoutes } from './routing/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { taskLinkRoutes, taskRoutes } from './tasks/routes.ts';
import { userRoutes } from './users/routes.ts';
import { viewRoutes } from './views/routes.ts';
import { workloadRoutes } from './workload/routes.ts';

/** What single resources add to the generic calls, by the name of their contract. */
const recordRules: Readonly<Record<string, RecordRules>> = {
  // Their names stand in every list of complaints.
  [complaintCategory.name]: { written: ({ afterCommit, db }) => afterCommit(() => namesChanged(db)) },
  [contact.name]: contactRules,
  [galleries.contract.name]: galleries.rules,
};

/** Every group of handlers; together they serve every call of the contract. */
export const routes: readonly ((serve: Serve, services: Services) => void)[] = [
  systemRoutes,
  accountRoutes,
  crudRoutes(recordRules),
  galleryRoutes,
  placeRoutes,
  leaderRoutes,
  officeRoutes,
  deadlineRoutes,
  routingRoutes,
  staffRoutes,
  userRoutes,
  candidateRoutes,
  divisionInchargeRoutes,
  exportRoutes,
  complaintImportRoutes,
  complaintRoutes,
  deskRoutes,
  workloadRoutes,
  viewRoutes,
  personRoutes,
  causeRoutes,
  taskRoutes,
  bulkRoutes,
  togetherRoutes,
  referralRoutes,
  citizenRoutes,
  officerRoutes,
  replyRoutes,
  letterRoutes(referralLetters),
  messageRoutes,
  macroRoutes,
  complaintPdfRoutes,
  dashboardRoutes,
  leaveRoutes,
  noticeRoutes,
  accessLogRoutes,
  privacyRoutes,
];

/** What is opened by a signed link, beside the contract: it is a browser that asks, without a token. */
export const linkRoutes: readonly ((app: App, services: Services) => void)[] = [
  fileRoutes,
  areaTemplateRoutes,
  pdfLinkRoutes,
  letterLinkRoutes,
  exportLinkRoutes,
  taskLinkRoutes,
  reviewLinkRoutes,
];

/** Pages for everybody, below the API and, with the shortest addresses that there are, beside it. */
export const pageRoutes: readonly ((at: { root: App; app: App }, services: Services) => void)[] = [
  publicRoutes,
];
