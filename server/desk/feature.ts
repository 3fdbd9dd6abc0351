import type { Feature } from '#server/app/feature.ts';
import { accessLogRoutes } from './accessLog/routes.ts';
import { bulkRoutes } from './bulk/routes.ts';
import { BULK_WORKERS } from './bulk/workers.ts';
import { deskFilters } from './complaintFilters.ts';
import { deskHandlers } from './complaintHandlers.ts';
import { deskReads } from './complaintReads.ts';
import { deskData } from './erase.ts';
import { firstStepRoutes } from './firstSteps/routes.ts';
import { isFollowupDue, notifyFollowups } from './followups/notifyFollowups.ts';
import { deskRoutes } from './myDay/routes.ts';
import { expireNotices } from './notices/expire.ts';
import { noticeRoutes } from './notices/routes.ts';
import { officeRoutes } from './offices/routes.ts';
import { officeUses } from './offices/uses.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { startScheduler } from './scheduler/scheduler.ts';
import { expireTasks } from './tasks/expire.ts';
import { taskLinkRoutes, taskRoutes } from './tasks/routes.ts';
import { runTask } from './tasks/run.ts';
import { viewRoutes } from './views/routes.ts';

export const desk: Feature = {
  routes: [
    (serve, _, all) => officeRoutes(all.flatMap(({ officeSwitch }) => officeSwitch ?? []))(serve),
    deskRoutes,
    firstStepRoutes,
    viewRoutes,
    taskRoutes,
    bulkRoutes,
    noticeRoutes,
    accessLogRoutes,
    privacyRoutes,
  ],
  links: [taskLinkRoutes],
  handlers: [deskHandlers],
  reads: deskReads,
  lists: { filters: deskFilters },
  answers: { uses: officeUses },
  queues: {
    task: (services, { task_id }, attempt, all) =>
      runTask(services, task_id, attempt, Object.assign({}, ...all.map(({ tasks }) => tasks))),
  },
  tasks: BULK_WORKERS,
  due: { isDue: isFollowupDue, work: (tx, size, { now }) => notifyFollowups(tx, size, now) },
  cleanup: [
    ({ database }, now) => expireNotices(database.db, now),
    ({ database }, now) => expireTasks(database.db, now),
  ],
  background: [startScheduler],
  personal: deskData,
};
