import type { Feature } from '#server/app/feature.ts';
import { backfillClocks } from './backfill.ts';
import { priority } from './bulk.ts';
import { deadlineFilters, deadlineOrders } from './complaintFilters.ts';
import { deadlineHandlers } from './complaintHandlers.ts';
import { deadlineReads } from './complaintReads.ts';
import { deadlineSections } from './daySections.ts';
import { dueClocks } from './due/dueClocks.ts';
import { deadlineData } from './erase.ts';
import { deadlinesSwitch, resumeClocks } from './officeSwitch.ts';
import { recomputeOfficeDeadlines } from './recomputeOfficeDeadlines.ts';
import { deadlineRoutes } from './routes.ts';

export const deadlines: Feature = {
  capability: 'deadlines',
  routes: [deadlineRoutes],
  bulk: { priority },
  handlers: [deadlineHandlers],
  reads: deadlineReads,
  lists: { filters: deadlineFilters, orders: deadlineOrders, sections: deadlineSections },
  officeSwitch: deadlinesSwitch,
  tasks: { clocks: { slice: resumeClocks }, deadlines: { slice: recomputeOfficeDeadlines } },
  due: dueClocks,
  background: [backfillClocks],
  personal: deadlineData,
};
