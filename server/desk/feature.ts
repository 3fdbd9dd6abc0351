import type { AllFeatures, Feature } from '#server/app/feature.ts';
import { accessLogRoutes } from './accessLog/routes.ts';
import { deskActions } from './bulk/actions/index.ts';
import { bulkRoutes } from './bulk/routes.ts';
import { bulkWorkers } from './bulk/workers.ts';
import { deskFilters } from './complaintFilters.ts';
import { deskHandlers } from './complaintHandlers.ts';
import { deskReads } from './complaintReads.ts';
import { deskData } from './erase.ts';
import { firstStepRoutes } from './firstSteps/routes.ts';
import { isFollowupDue, notifyFollowups } from './followups/notifyFollowups.ts';
import { deskSections } from './myDay/day.ts';
import { deskRoutes } from './myDay/routes.ts';
import { expireNotices } from './notices/expire.ts';
import { noticeRoutes } from './notices/routes.ts';
import { officeRoutes } from './offices/routes.ts';
import { officeUses } from './offices/uses.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { startScheduler } from './scheduler/scheduler.ts';
import { expireTasks } from './tasks/expire.ts';
import { taskLinkRoutes, taskRoutes } from './tasks/routes.ts';
import { runTask, type Workers } from './tasks/run.ts';
import { viewRoutes } from './views/routes.ts';

/** The actions on many complaints of all features, and the workers of all background tasks. */
const bulkOf = (all: AllFeatures): NonNullable<Feature['bulk']> =>
  Object.assign({}, ...all.map(({ bulk }) => bulk));
const workersOf = (all: AllFeatures): Workers =>
  Object.assign({}, bulkWorkers(bulkOf(all)), ...all.map(({ tasks }) => tasks));

export const desk: Feature = {
  routes: [
    (serve, _, all) => officeRoutes(all.flatMap(({ officeSwitch }) => officeSwitch ?? []))(serve),
    deskRoutes,
    firstStepRoutes,
    viewRoutes,
    taskRoutes,
    (serve, services, all) => bulkRoutes(serve, services, bulkOf(all)),
    noticeRoutes,
    accessLogRoutes,
    privacyRoutes,
  ],
  links: [taskLinkRoutes],
  handlers: [deskHandlers],
  reads: deskReads,
  lists: { filters: deskFilters, sections: deskSections },
  answers: { uses: officeUses },
  queues: {
    task: (services, { task_id }, attempt, all) => runTask(services, task_id, attempt, workersOf(all)),
  },
  bulk: deskActions,
  due: { isDue: isFollowupDue, work: (tx, size, { now }) => notifyFollowups(tx, size, now) },
  cleanup: [
    ({ database }, now) => expireNotices(database.db, now),
    ({ database }, now) => expireTasks(database.db, now),
  ],
  background: [startScheduler],
  personal: deskData,
};
