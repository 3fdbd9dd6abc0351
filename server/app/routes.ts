import { contact } from '#contract/contacts/contact.ts';
import { complaintCategory } from '#contract/content/categories.ts';
import { accountRoutes } from '#server/accounts/routes.ts';
import { userRoutes } from '#server/accounts/users/routes.ts';
import { closingRoutes } from '#server/closing/routes.ts';
import { complaintRoutes } from '#server/complaints/routes.ts';
import { divisionInchargeRoutes } from '#server/contacts/divisionIncharges/routes.ts';
import { contactRules } from '#server/contacts/rules.ts';
import { galleries } from '#server/content/gallery/resource.ts';
import { galleryRoutes } from '#server/content/gallery/routes.ts';
import { dashboardRoutes } from '#server/dashboard/routes.ts';
import { deadlineRoutes } from '#server/deadlines/routes.ts';
import { accessLogRoutes } from '#server/desk/accessLog/routes.ts';
import { bulkRoutes } from '#server/desk/bulk/routes.ts';
import { deskRoutes } from '#server/desk/myDay/routes.ts';
import { noticeRoutes } from '#server/desk/notices/routes.ts';
import { officeRoutes } from '#server/desk/offices/routes.ts';
import { privacyRoutes } from '#server/desk/privacy/routes.ts';
import { taskLinkRoutes, taskRoutes } from '#server/desk/tasks/routes.ts';
import { viewRoutes } from '#server/desk/views/routes.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { fileRoutes } from '#server/kernel/http/downloads.ts';
import { systemRoutes } from '#server/kernel/http/health.ts';
import type { App, Serve, Services } from '#server/kernel/http/serve.ts';
import { complaintPdfRoutes, pdfLinkRoutes } from '#server/kernel/pdf/routes.ts';
import type { RecordRules } from '#server/kernel/records/resource.ts';
import { crudRoutes } from '#server/kernel/records/routes.ts';
import { candidateRoutes } from '#server/leaders/candidates/routes.ts';
import { leaderRoutes } from '#server/leaders/routes.ts';
import { referralLetters } from '#server/letters/referrals/letters/rules.ts';
import { referralRoutes, reviewLinkRoutes } from '#server/letters/referrals/routes.ts';
import { letterLinkRoutes, letterRoutes } from '#server/letters/routes.ts';
import { callRoutes } from '#server/messages/calls/routes.ts';
import { inboxRoutes } from '#server/messages/inbox/routes.ts';
import { messageRoutes } from '#server/messages/routes.ts';
import { slipRoutes } from '#server/messages/slips/routes.ts';
import { officerRoutes } from '#server/officers/routes.ts';
import { causeRoutes } from '#server/persons/causes/routes.ts';
import { contactPreferenceRoutes } from '#server/persons/contactPreferences/routes.ts';
import { personRoutes, similarRoutes, togetherRoutes } from '#server/persons/routes.ts';
import { areaTemplateRoutes, placeRoutes } from '#server/places/routes.ts';
import { publicRoutes } from '#server/public/routes.ts';
import { macroRoutes } from '#server/replies/macros/routes.ts';
import { replyRoutes } from '#server/replies/routes.ts';
import { staffRoutes } from '#server/staff/routes.ts';
import { leaveRoutes } from '#server/teamwork/leaves/routes.ts';
import { routingRoutes } from '#server/teamwork/routing/routes.ts';
import { workloadRoutes } from '#server/teamwork/workload/routes.ts';
import { exportLinkRoutes, exportRoutes } from '#server/transfer/export/routes.ts';
import { complaintImportRoutes } from '#server/transfer/import/routes.ts';
import { officeSwitches } from './officeSwitches.ts';

/** What single resources add to the generic calls, by the name of their contract. */
const recordRules: Readonly<Record<string, RecordRules>> = {
  // Every list of complaints shows their names.
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
  officeRoutes(officeSwitches),
  deadlineRoutes,
  routingRoutes,
  staffRoutes,
  userRoutes,
  candidateRoutes,
  divisionInchargeRoutes,
  exportRoutes,
  complaintImportRoutes,
  complaintRoutes,
  closingRoutes,
  deskRoutes,
  workloadRoutes,
  viewRoutes,
  personRoutes,
  causeRoutes,
  taskRoutes,
  bulkRoutes,
  togetherRoutes,
  similarRoutes,
  referralRoutes,
  contactPreferenceRoutes,
  inboxRoutes,
  callRoutes,
  slipRoutes,
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

/** Signed links, outside the contract: a browser opens them without a token. */
export const linkRoutes: readonly ((app: App, services: Services) => void)[] = [
  fileRoutes,
  areaTemplateRoutes,
  pdfLinkRoutes,
  letterLinkRoutes,
  exportLinkRoutes,
  taskLinkRoutes,
  reviewLinkRoutes,
];

/** Public pages, below the API and, for the shortest addresses, at the root. */
export const pageRoutes: readonly ((at: { root: App; app: App }, services: Services) => void)[] = [
  publicRoutes,
];
