import { desc, inArray, sql } from 'drizzle-orm';
import type { listDuplicates as call, PersonPair } from '#contract/persons/personPair.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { readPage } from '#server/kernel/db/listing.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { rowOf } from '../record.ts';
import { personPairs } from '../schema/personPairs.ts';
import { complaintPersons, persons } from '../schema/persons.ts';

type PairedPerson = PersonPair['persons'][number];

/** Possible duplicates in the actor's place, the likeliest first (PER-11). */
export async function listDuplicates({ actor, db, query }: Context<typeof call>) {
  const where = changeable(actor, personPairs);
  const { low_id, high_id, score } = personPairs;
  const total = await db.$count(personPairs, where);
  const rows = await readPage(query, { total }, ({ limit, offset }) =>
    db
      .select()
      .from(personPairs)
      .where(where)
      .orderBy(desc(score), desc(high_id), desc(low_id))
      .limit(limit)
      .offset(offset),
  );
  const people = await pairedPeople(
    db,
    rows.flatMap((pair) => [pair.low_id, pair.high_id]),
  );
  const data = rows.flatMap((pair): PersonPair[] => {
    const [low, high] = [people.get(pair.low_id), people.get(pair.high_id)];
    return low && high ? [{ score: pair.score, reasons: pair.reasons, persons: [low, high] }] : [];
  });
  return { data, total };
}

async function pairedPeople(db: Db | Tx, ids: number[]): Promise<Map<number, PairedPerson>> {
  const theirs = sql`${complaintPersons} join ${complaints} on ${complaints.id} = complaint_id
    where ${complaintPersons.person_id} = ${persons.id}`;
  const rows = await db
    .select({
      person: persons,
      open: sql<number>`(select count(*)::int from ${theirs} and status_group <> 'closed')`,
      closed: sql<number>`(select count(*)::int from ${theirs} and status_group = 'closed')`,
    })
    .from(persons)
    .where(inArray(persons.id, ids));
  const known = await names(db);
  return new Map(
    rows.map(({ person, ...counts }) => [
      person.id,
      { ...rowOf(person, known), address: person.address, ...counts },
    ]),
  );
}
