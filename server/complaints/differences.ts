import type { PlaceLevel } from '#contract/places/place.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { textOfHtml } from '#server/kernel/text/sanitise.ts';
import type { Complaint } from './row.ts';
import type { Changes } from './schema/complaintChanges.ts';

/**
 * The changed fields of a complaint as texts for the timeline. It stores names instead of ids, so that renaming or
 * deleting a place later does not change the entry. `before` is null for a new complaint.
 */
export async function differences(db: Db | Tx, before: Complaint | null, after: Complaint): Promise<Changes> {
  if (before === after) return {};
  const known = await names(db);
  const was = before && readable(before, known);
  const changes: Changes = {};
  const is = readable(after, known);
  for (const field of Object.keys(is) as (keyof typeof is)[]) {
    const [from, to] = [was?.[field] ?? null, is[field]];
    if (from !== to) changes[field] = [from, to];
  }
  if (before?.details !== after.details) {
    changes.details = [before && textOfHtml(before.details), textOfHtml(after.details)];
  }
  return changes;
}

function readable(complaint: Complaint, known: Names) {
  const { status, priority, assigned, name, phone, email, type, origin, location } = complaint;
  const place = (level: PlaceLevel) => known.place(level, complaint[`${level}_id`])?.name ?? null;
  return {
    status,
    priority,
    assigned,
    name,
    phone,
    email,
    type,
    origin,
    location,
    category: known.category(complaint.category_id)?.name ?? null,
    parliament: place('parliament'),
    assembly: place('assembly'),
    mandal: place('mandal'),
    area: place('area'),
    staff: known.user(complaint.staff_id)?.name ?? null,
  };
}
