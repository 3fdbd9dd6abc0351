import { and, asc, eq, inArray } from 'drizzle-orm';
import { dayOf } from '#contract/kernel/day.ts';
import { MAX_MOVES } from '#contract/teamwork/workload.ts';
import type { Move } from '#contract/teamwork/workloadCalls.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { yieldToRequests } from '#server/kernel/db/batches.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { absencesOn } from '../leaves/absences.ts';
import { type Figures, figuresOf } from './figures.ts';
import { type Colleague, colleaguesIn } from './place.ts';
import { type Hand, type PlannedMove, plan } from './plan.ts';
import { isUntouched } from './untouched.ts';

/**
 * The moves that would even out the workload in each constituency separately, since its grievances cannot be assigned
 * elsewhere (SLA-21). Nothing is written; it is read in the background.
 */
export async function proposeMoves(db: Db, assemblies: readonly number[], now: Date): Promise<Move[]> {
  const moves: PlannedMove[] = [];
  for (const assembly of assemblies) {
    if (assembly !== assemblies[0]) await yieldToRequests(db);
    moves.push(...plan(await handsIn(db, assembly, now), MAX_MOVES - moves.length));
  }
  return withNames(db, moves);
}

async function handsIn(db: Db | Tx, assembly: number, now: Date): Promise<Hand[]> {
  const today = dayOf(now);
  const figures = await figuresOf(db, [assembly], today);
  const openOf = (id: number) => figures.find(({ staff_id }) => staff_id === id)?.open ?? 0;
  const people = await colleaguesIn(db, [assembly], having(figures));
  const away = await absencesOn(db, today, idsOf(people));
  const takes = ({ id, active }: Colleague) => active && !away.has(id);
  const least = Math.min(...people.filter(takes).map(({ id }) => openOf(id)));
  const hands: Hand[] = [];
  for (const person of people) {
    const open = openOf(person.id);
    // Nobody gives more than their surplus over the user with the fewest.
    const movable =
      open - least > 1
        ? await complaintsOf(db, { assembly, person: person.id, most: open - least, now })
        : [];
    hands.push({ id: person.id, open, takes: takes(person), complaintIds: movable });
  }
  return hands;
}

const having = (figures: readonly Figures[]) =>
  figures.filter(({ open }) => open > 0).map(({ staff_id }) => staff_id);

interface Giving {
  assembly: number;
  person: number;
  most: number;
  now: Date;
}

/** Complaints without changes for the longest time first. */
async function complaintsOf(db: Db | Tx, { assembly, person, most, now }: Giving): Promise<number[]> {
  const { id, assembly_id, staff_id, updated_at } = complaints;
  const rows = await db
    .select({ id })
    .from(complaints)
    .where(and(eq(staff_id, person), eq(assembly_id, assembly), isUntouched(now)))
    .orderBy(asc(updated_at), asc(id))
    .limit(Math.min(most, MAX_MOVES));
  return rows.map((complaint) => complaint.id);
}

/** Adds the numbers of the complaints, but no citizen's name. */
async function withNames(db: Db | Tx, moves: readonly PlannedMove[]): Promise<Move[]> {
  if (moves.length === 0) return [];
  const { id, complaint_number, category_id, mandal_id, area_id } = complaints;
  const complaintRows = await db
    .select({ id, complaint_number, category_id, mandal_id, area_id })
    .from(complaints)
    .where(
      inArray(
        id,
        moves.map((move) => move.id),
      ),
    );
  const known = await names(db);
  const rows = new Map(complaintRows.map((row) => [row.id, row]));
  return moves.flatMap(({ id, from, to }) => {
    const row = rows.get(id);
    const [giver, taker] = [known.user(from), known.user(to)];
    const [category, area] = [known.category(row?.category_id), known.place('area', row?.area_id)];
    if (!row || !giver || !taker || !category || !area) return [];
    const mandal = known.place('mandal', row.mandal_id);
    return [{ id, category, area, mandal, complaint_number: row.complaint_number, from: giver, to: taker }];
  });
}
