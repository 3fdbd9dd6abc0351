import { sql } from 'drizzle-orm';
import { ownPlaces } from '#contract/access/scope.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import type { createCause as createCall, updateCause as updateCall } from '#contract/persons/cause.ts';
import { checkCategory, staffOf } from '#server/complaints/checks.ts';
import { yearOf } from '#server/complaints/complaintNumber.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { checkPlaces } from '#server/kernel/db/places.ts';
import { changeRow, insertRow } from '#server/kernel/db/rows.ts';
import { invalidField, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { causeNumbers, causes } from '../schema/causes.ts';
import { addToCause } from './members.ts';
import { type Cause, findCause, recordOf } from './record.ts';

/** Creates a cause with its first complaints. The session's own places replace those of the body. */
export async function createCause(context: Context<typeof createCall>) {
  const { complaint_ids, ...input } = context.body;
  return recordOf(context.db, await makeCause(context, input, complaint_ids));
}

type CauseInput = Omit<BodyOf<typeof createCall>, 'complaint_ids'>;

export async function makeCause(
  work: Pick<Context, 'actor' | 'db' | 'now'>,
  input: CauseInput,
  complaintIds: readonly number[],
): Promise<Cause> {
  const { actor, db, now } = work;
  const values = { ...input, ...ownPlaces(actor) };
  await check(db, values);
  const cause = await insertRow(db, causes, {
    ...values,
    number: await nextNumber(db, now),
    creator_id: actor.id,
    created_at: now,
    updated_at: now,
  });
  await addToCause(work, cause, complaintIds);
  return cause;
}

/** Changes the given fields. 409 when `version` is not the current one, 422 for another constituency. */
export async function updateCause(context: Context<typeof updateCall>) {
  const { body, db, params } = context;
  const cause = await findCause(context, params.id, { locked: true });
  const { version, ...input } = body;
  await refuseOlder(version, cause, () => recordOf(db, cause));
  const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const edited: Cause = { ...cause, ...changes };
  for (const field of ['parliament_id', 'assembly_id'] as const) {
    if (edited[field] !== cause[field]) throw invalidField(field, 'causeStays');
  }
  await check(db, edited);
  const { id: _, ...columns } = edited;
  return recordOf(db, await changeRow(context, causes, cause, columns));
}

async function check(
  db: Db | Tx,
  values: Pick<Cause, 'category_id' | 'parliament_id' | 'assembly_id' | 'mandal_id' | 'area_id' | 'staff_id'>,
) {
  await checkPlaces(db, values);
  await checkCategory(db, values.category_id);
  if (values.staff_id !== null) await staffOf(db, values.staff_id, values);
}

/** The next number of the state, such as C-2026-0001: two calls at once wait for each other. */
async function nextNumber(db: Db | Tx, now: Date): Promise<string> {
  const year = yearOf(now);
  const [counter] = await db
    .insert(causeNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: causeNumbers.year, set: { last: sql`${causeNumbers.last} + 1` } })
    .returning();
  return `C-${year}-${String(counter?.last ?? 0).padStart(4, '0')}`;
}
