import { contact } from '#contract/contacts/contact.ts';
import { complaintCategory } from '#contract/content/categories.ts';
import { accessLogRoutes } from '#server/accessLog/routes.ts';
import { accountRoutes } from '#server/accounts/routes.ts';
import { bulkRoutes } from '#server/bulk/routes.ts';
import { candidateRoutes } from '#server/candidates/routes.ts';
import { causeRoutes } from '#server/causes/routes.ts';
import { citizenRoutes } from '#server/citizens/routes.ts';
import { complaintRoutes } from '#server/complaints/routes.ts';
import { contactRules } from '#server/contacts/rules.ts';
import { dashboardRoutes } from '#server/dashboard/routes.ts';
import { namesChanged } from '#server/db/names.ts';
import { deadlineRoutes } from '#server/deadlines/routes.ts';
import { deskRoutes } from '#server/desk/routes.ts';
import { divisionInchargeRoutes } from '#server/divisionIncharges/routes.ts';
import { exportLinkRoutes, exportRoutes } from '#server/export/routes.ts';
import { galleries } from '#server/gallery/resource.ts';
import { galleryRoutes } from '#server/gallery/routes.ts';
import { fileRoutes } from '#server/http/downloads.ts';
import { systemRoutes } from '#server/http/health.ts';
import type { App, Serve, Services } from '#server/http/serve.ts';
import { complaintImportRoutes } from '#server/import/routes.ts';
import { leaderRoutes } from '#server/leaders/routes.ts';
import { leaveRoutes } from '#server/leaves/routes.ts';
import { letterLinkRoutes, letterRoutes } from '#server/letters/routes.ts';
import { macroRoutes } from '#server/macros/routes.ts';
import { messageRoutes } from '#server/messages/routes.ts';
import { noticeRoutes } from '#server/notices/routes.ts';
import { officerRoutes } from '#server/officers/routes.ts';
import { officeRoutes } from '#server/offices/routes.ts';
import { complaintPdfRoutes, pdfLinkRoutes } from '#server/pdf/routes.ts';
import { personRoutes, togetherRoutes } from '#server/persons/routes.ts';
import { areaTemplateRoutes, placeRoutes } from '#server/places/routes.ts';
import { privacyRoutes } from '#server/privacy/routes.ts';
import { publicRoutes } from '#server/public/routes.ts';
import type { RecordRules } from '#server/records/resource.ts';
import { crudRoutes } from '#server/records/routes.ts';
import { referralLetters } from '#server/referrals/letters/rules.ts';
import { referralRoutes, reviewLinkRoutes } from '#server/referrals/routes.ts';
import { replyRoutes } from '#server/replies/routes.ts';
import { routingRoutes } from '#server/routing/routes.ts';
import { staffRoutes } from '#server/staff/routes.ts';
import { taskLinkRoutes, taskRoutes } from '#server/tasks/routes.ts';
import { userRoutes } from '#server/users/routes.ts';
import { viewRoutes } from '#server/views/routes.ts';
import { workloadRoutes } from '#server/workload/routes.ts';

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
