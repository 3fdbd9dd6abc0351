import type { TimelineAction } from '#contract/complaints/timeline.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { recordChanges } from './recordChanges.ts';
import type { Changes } from './schema/complaintChanges.ts';

/** Writes the same timeline entry for many complaints (GRD-05). */
export const recordSameChange = (
  context: Pick<Context, 'actor' | 'db' | 'now'>,
  ids: readonly number[],
  action: TimelineAction,
  changes: Changes,
): Promise<void> =>
  recordChanges(
    context,
    action,
    ids.map((complaint_id) => ({ complaint_id, changes })),
  );
