import type { Task } from '#contract/desk/task.ts';
import { type Change, changeSettings } from '#server/desk/offices/changeSettings.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { beginTask } from '#server/desk/tasks/begin.ts';
import { taskOf } from '#server/desk/tasks/results.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { countWaiting } from './waiting.ts';

type Settings = Parameters<typeof changeSettings>[1];
type Changing = Change & Pick<Context, 'afterCommit' | 'jobs' | 'links'>;

/** The task that recomputes due days; null if no complaint has a deadline. */
export interface WithJob {
  job: Task | null;
}

/**
 * Stores settings that affect due days, and starts a task that recomputes them (SLA-08). @throws as `changeSettings`
 */
export async function changeDeadlines<A>(
  context: Changing,
  change: Settings,
  answer: Parameters<typeof changeSettings<A>>[2],
): Promise<A & WithJob> {
  const changed = await changeSettings(context, change, answer);
  const office = await findOffice(context, context.body.office_id);
  const total = await countWaiting(context.db, office);
  if (total === 0) return { ...changed, job: null };
  const task = await beginTask(context, {
    kind: 'deadlines',
    subject: { office_id: office.id, last_id: 0 },
    total,
  });
  return { ...changed, job: await taskOf(context.db, task, context.links) };
}
