import { inArray, sql } from 'drizzle-orm';
import { MAX_FOUND_PERSONS, type PersonRow } from '#contract/persons/person.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { type Person, rowOf } from './record.ts';
import { complaintPersons, persons, personVisits } from './schema/persons.ts';

/** So many of the latest complaints and visits contain the people of the last contacts. */
const LATEST = 300;

/** The people of the last contacts in the actor's place, newest first. */
export async function listPersons({ actor, db }: Pick<Context, 'actor' | 'db'>) {
  const { rows } = await db.execute<{ id: number }>(sql`
    with latest as materialized (
      select id, created_at from ${complaints} where not hidden and ${changeable(actor, complaints) ?? sql`true`}
      order by created_at desc, id desc limit ${LATEST}
    ), came as (
      select person_id, latest.created_at from latest join ${complaintPersons} on complaint_id = latest.id
      union all (
        select person_id, created_at from ${personVisits} where ${changeable(actor, personVisits) ?? sql`true`}
        order by created_at desc limit ${LATEST}
      )
    )
    select person_id as id from came group by person_id
    order by max(created_at) desc, person_id desc limit ${MAX_FOUND_PERSONS + 1}`);
  const ids = idsOf(rows);
  const matching = await db.select().from(persons).where(inArray(persons.id, ids));
  return listOf(
    db,
    matching.sort(({ id }, other) => ids.indexOf(id) - ids.indexOf(other.id)),
    MAX_FOUND_PERSONS,
  );
}

/** The first `most` of these people; `more` when there are others. */
export async function listOf(
  db: Db | Tx,
  rows: readonly Person[],
  most: number,
): Promise<{ data: PersonRow[]; total: number; more?: true }> {
  const known = await names(db);
  const data = rows.slice(0, most).map((person) => rowOf(person, known));
  return { data, total: data.length, ...(rows.length > most ? { more: true } : {}) };
}
