import { desc, eq } from 'drizzle-orm';
import {
  TIMELINE_FIELDS,
  type TimelineAction,
  type TimelineChange,
  type TimelineEntry,
} from '#contract/complaints/timeline.ts';
import { codedText } from '#contract/kernel/coded.ts';
import { PLACE_LEVELS, type PlaceLevel } from '#contract/places/place.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Complaint } from './row.ts';
import { type Changes, type ChangeValue, complaintChanges } from './schema/complaintChanges.ts';

interface Event {
  /** null when no user did it, as for a mail that was sent. */
  actor: { id: number } | null;
  db: Db | Tx;
  now: Date;
}

/** Adds a timeline entry. A trigger prevents later changes. */
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

/** The time of a change: not before the complaint's last change, even when the clock was set back. */
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

/** The timeline of a complaint, newest first. */
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
      const [before, after] = changes[field] ?? [null, null];
      const [from, to] = [changeText(before), changeText(after)];
      if (from === to) return [];
      const coded = typeof after === 'object' ? after : null;
      return [{ field, from, to, ...coded, ...localNamesOf(known, { field, from, to }) }];
    }),
  }));
}

/** The English text of a value. */
export const changeText = (value: ChangeValue): string | null =>
  value !== null && typeof value === 'object' ? codedText(value) : value;

/** Finds local names by the stored names. A name that was changed later is shown as stored. */
function localNamesOf(known: Names, { field, from, to }: TimelineChange): Pick<TimelineChange, 'local'> {
  if (field !== 'category' && !isPlaceLevel(field)) return {};
  return { local: { from: known.localNames(field, from), to: known.localNames(field, to) } };
}

const isPlaceLevel = (field: string): field is PlaceLevel => PLACE_LEVELS.some((level) => level === field);
