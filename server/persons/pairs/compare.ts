import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { PAIR_REASONS, PAIR_SCORES, type PairReason } from '#contract/persons/personPair.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { namesMatch } from '#server/kernel/text/namesMatch.ts';
import { namesOf, type Person } from '../record.ts';
import { householdMembers } from '../schema/households.ts';
import { distinctPersons, personPairs, personsToCompare } from '../schema/personPairs.ts';
import { persons } from '../schema/persons.ts';
import { nearPhones } from './nearPhones.ts';

/** The most people with whom a person is compared: a number that a whole village gives identifies nobody. */
const MOST_OTHERS = 500;

interface Other extends Record<PairReason, boolean> {
  id: number;
  name: string;
  other_name: string | null;
  former_names: string[];
}
interface Pair {
  low_id: number;
  high_id: number;
  parliament_id: number;
  assembly_id: number;
  score: number;
  reasons: PairReason[];
}

/**
 * Computes the possible duplicates of some new or changed persons (PER-11). Returns how many persons. Two processes
 * take different ones.
 */
export async function compareSome(tx: Tx, size: number): Promise<number> {
  const next = tx
    .select()
    .from(personsToCompare)
    .orderBy(personsToCompare.person_id)
    .limit(size)
    .for('update', { skipLocked: true });
  const taken = await tx
    .delete(personsToCompare)
    .where(inArray(personsToCompare.person_id, next))
    .returning();
  const ids = taken.map(({ person_id }) => person_id);
  if (ids.length === 0) return 0;
  await tx.delete(personPairs).where(or(inArray(personPairs.low_id, ids), inArray(personPairs.high_id, ids)));
  const people = await tx
    .select()
    .from(persons)
    .where(and(inArray(persons.id, ids), eq(persons.state, 'active')));
  // The planner overestimates a hundred phones, and would read every person.
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
  const pairs: Pair[] = [];
  for (const person of people) {
    for (const other of await othersOf(tx, person)) pairs.push(...pairOf(person, other));
  }
  await keep(tx, pairs);
  return ids.length;
}

/**
 * Persons who share a phone, have a similar one in the same area, or live in the same household, whatever their names.
 */
async function othersOf(tx: Tx, { id, phones, area_id, assembly_id }: Person): Promise<Other[]> {
  const same = sql`${sql.param(phones)}::text[]`;
  const similar = sql`${sql.param(phones.flatMap(nearPhones))}::text[]`;
  const { rows } = await tx.execute<Other & Record<string, unknown>>(sql`
    with household as (
      select person_id from ${householdMembers}
      where household_id = (select household_id from ${householdMembers} where person_id = ${id}::int)
    )
    select id, name, other_name, former_names, phones && ${same} as phone, id in (select person_id from household) as household,
      coalesce(area_id = ${area_id}::int, false) and phones && ${similar} and not phones && ${same} as "nearPhone"
    from ${persons}
    where id in (
        select id from ${persons} where phones && (${same} || ${similar}) union all select person_id from household
      )
      and assembly_id = ${assembly_id}::int and state = 'active' and id <> ${id}::int
    limit ${MOST_OTHERS}`);
  return rows;
}

function pairOf(person: Person, other: Other): Pair[] {
  const reasons = PAIR_REASONS.filter((reason) => other[reason]);
  if (reasons.length === 0 || !namesOf(person).some((name) => fits(name, other))) return [];
  const { parliament_id, assembly_id } = person;
  const [low_id, high_id] = [Math.min(person.id, other.id), Math.max(person.id, other.id)];
  const score = Math.max(...reasons.map((reason) => PAIR_SCORES[reason]));
  return [{ low_id, high_id, parliament_id, assembly_id, score, reasons }];
}

const fits = (name: string, other: Other) => namesOf(other).some((another) => namesMatch(name, another));

/** Leaves out pairs that a user has marked as different. */
async function keep(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  await tx.execute(sql`
    insert into ${personPairs} (low_id, high_id, parliament_id, assembly_id, score, reasons)
    select distinct on (low_id, high_id) low_id, high_id, parliament_id, assembly_id, score, reasons
    from json_populate_recordset(null::${personPairs}, ${JSON.stringify(pairs)}::json) as pair
    where not exists (
      select from ${distinctPersons} as known where known.low_id = pair.low_id and known.high_id = pair.high_id
    )
    on conflict (low_id, high_id) do update set score = excluded.score, reasons = excluded.reasons`);
}
