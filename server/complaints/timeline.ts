import { desc, eq } from 'drizzle-orm';
import {
  TIMELINE_FIELDS,
  type TimelineAction,
  type TimelineChange,
  type TimelineEntry,
  type TimelineField,
} from '#contract/complaints/timeline.ts';
import { PLACE_LEVELS, type PlaceLevel } from '#contract/places/place.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Complaint } from './row.ts';
import { complaintChanges } from './schema/complaintChanges.ts';

/** `{ field: [before, after] }`, texts with names instead of ids. */
export type Changes = Partial<Record<TimelineField, [before: string | null, after: string | null]>>;

interface Event {
  /** null where nobody did it: a mail has gone out. */
  actor: { id: number } | null;
  db: Db | Tx;
  now: Date;
}

/** Appends to what happened to a complaint; nothing of it is ever rewritten, a trigger sees to that. */
export async function addToTimeline(
  { actor, db, now }: Event,
  complaintId: number,
  action: TimelineAction,
  changes: Changes = {},
): Promise<void> {
  await db.insert(complaintChanges).values({
    complaint_id: complaintId,
    creator_id: actor?.id,
    action,
    changes,
    created_at: now,
  });
}

/** When something is done to a complaint: not before what was done last, though the clock may have been set back. */
export async function instantFor(
  db: Db | Tx,
  { id, updated_at }: Pick<Complaint, 'id' | 'updated_at'>,
  now: Date,
): Promise<Date> {
  const [last] = await db
    .select({ at: complaintChanges.created_at })
    .from(complaintChanges)
    .where(eq(complaintChanges.complaint_id, id))
    .orderBy(desc(complaintChanges.id))
    .limit(1);
  return new Date(Math.max(now.getTime(), updated_at.getTime(), last?.at.getTime() ?? 0));
}

/** Every change of a complaint, newest first. */
export async function timelineOf(db: Db | Tx, complaintId: number): Promise<TimelineEntry[]> {
  const rows = await db
    .select()
    .from(complaintChanges)
    .where(eq(complaintChanges.complaint_id, complaintId))
    .orderBy(desc(complaintChanges.id));
  const known = await names(db);
  return rows.map(({ id, action, creator_id, created_at, changes }) => ({
    id,
    action,
    creator: known.user(creator_id),
    created_at: created_at.toISOString(),
    changes: TIMELINE_FIELDS.flatMap((field) => {
      const [from, to] = changes[field] ?? [null, null];
      return from === to ? [] : [{ field, from, to, ...localNamesOf(known, { field, from, to }) }];
    }),
  }));
}

/** Looks up local names by the names that were written down: what was renamed later is shown as it was written. */
function localNamesOf(known: Names, { field, from, to }: TimelineChange): Pick<TimelineChange, 'local'> {
  if (field !== 'category' && !isPlaceLevel(field)) return {};
  return { local: { from: known.localNames(field, from), to: known.localNames(field, to) } };
}

const isPlaceLevel = (field: string): field is PlaceLevel => PLACE_LEVELS.some((level) => level === field);
