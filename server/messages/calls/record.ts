import { desc, inArray } from 'drizzle-orm';
import type { CitizenCall } from '#contract/messages/citizenCall.ts';
import type { Names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { citizenCalls } from '../schema/citizens.ts';

/** A call in the form of answers. */
export const callRecord = (
  { id, phone, result, later_on, note, creator_id, created_at }: typeof citizenCalls.$inferSelect,
  known: Names,
): CitizenCall => ({
  id,
  phone,
  result,
  later_on,
  note,
  created_by: known.user(creator_id),
  created_at: created_at.toISOString(),
});

/** The results of calls so far, newest first, by their subject. */
export async function callsAbout(
  db: Db | Tx,
  about: 'complaint_id' | 'inbox_id',
  ids: readonly number[],
  known: Names,
): Promise<Map<number, CitizenCall[]>> {
  const calls = new Map<number, CitizenCall[]>();
  if (ids.length === 0) return calls;
  const rows = await db
    .select()
    .from(citizenCalls)
    .where(inArray(citizenCalls[about], [...ids]))
    .orderBy(desc(citizenCalls.id));
  for (const call of rows) {
    const id = call[about] ?? 0;
    calls.set(id, [...(calls.get(id) ?? []), callRecord(call, known)]);
  }
  return calls;
}
