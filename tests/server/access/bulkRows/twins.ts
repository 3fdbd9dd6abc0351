import { complaints } from '#server/complaints/schema/complaints.ts';
import { clocksOf, insertClocks } from '#server/deadlines/makeClocks.ts';
import { rulesOfAll } from '#server/deadlines/rules.ts';
import { newComplaint } from '../records.ts';
import type { BulkDesk, Caller } from './desk.ts';
import { kindsFor } from './kinds.ts';

export type Row = Pick<typeof complaints.$inferSelect, 'id' | 'complaint_number'>;

/** Two rows of a kind that differ only in their numbers. */
export interface Twins {
  kind: string;
  isListed: boolean;
  /** The row for the single call. */
  one: Row;
  /** The row for the bulk call. */
  many: Row;
}

let numbers = 10_000;
/** As short as real numbers: templates limit the length. */
const nextNumber = () => {
  numbers += 1;
  return `TWIN-${numbers}`;
};

/** Twins of each kind for a caller, with their clocks. */
export async function twinsFor(desk: BulkDesk, caller: Caller): Promise<Twins[]> {
  const { db, clock } = desk;
  const kinds = Object.entries(kindsFor(desk, caller));
  const instants = { created_at: clock.now, updated_at: clock.now };
  const rows = kinds.flatMap(([, { at, given }]) => {
    const twin = () =>
      newComplaint(desk.places[at], { ...given, ...instants, complaint_number: nextNumber() });
    return [twin(), twin()];
  });
  const made = await db.insert(complaints).values(rows).returning();
  const clocks = clocksOf(await rulesOfAll(db), made, clock.now);
  await db.transaction((tx) => insertClocks(tx, clocks));
  const twins: Twins[] = [];
  for (const [index, [kind, { isListed, tie }]] of kinds.entries()) {
    const [one, many] = [made[2 * index], made[2 * index + 1]];
    if (!one || !many) throw new Error('insert answered no row');
    await tie?.([one.id, many.id]);
    twins.push({ kind, isListed, one, many });
  }
  return twins;
}
