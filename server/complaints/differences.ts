import { PLACE_LEVELS } from '../../contract/place.ts';
import { type Names, names } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import { textOfHtml } from '../text/sanitise.ts';
import type { Complaint } from './row.ts';
import type { Changes } from './timeline.ts';

const PLAIN = ['name', 'phone', 'email', 'location', 'assigned', 'origin', 'type', 'status'] as const;

/**
 * What a timeline says of a change of a complaint's fields: texts, and names instead of ids, as they are now: a place
 * that is renamed or removed afterwards does not alter what happened. `before` is null for a new one.
 */
export async function differences(db: Db | Tx, before: Complaint | null, after: Complaint): Promise<Changes> {
  if (before === after) return {};
  const known = await names(db);
  const was = before && readable(before, known);
  const changes: Changes = {};
  for (const [field, to] of Object.entries(readable(after, known))) {
    const from = was?.[field] ?? null;
    if (from !== to) changes[field] = [from, to];
  }
  if (before?.details !== after.details) {
    changes.details = [before && textOfHtml(before.details), textOfHtml(after.details)];
  }
  return changes;
}

function readable(complaint: Complaint, known: Names): Record<string, string | null> {
  const values: Record<string, string | null> = {};
  for (const field of PLAIN) values[field] = complaint[field];
  values.category = known.category(complaint.category_id)?.name ?? null;
  for (const level of PLACE_LEVELS) {
    values[level] = known.place(level, complaint[`${level}_id`])?.name ?? null;
  }
  values.staff = known.user(complaint.staff_id)?.name ?? null;
  return values;
}
