import { and, sql } from 'drizzle-orm';
import { type findPersons as call, MAX_OFFERED_PERSONS } from '../../contract/person.ts';
import { byIndex } from '../db/byIndex.ts';
import { complaintPersons, persons, personVisits } from '../db/schema/persons.ts';
import type { Context } from '../http/serve.ts';
import { peopleInOrder } from './list.ts';
import { personsInPlace } from './record.ts';
import { wantedBy } from './words.ts';

/** So many of those who fit are put into an order; of more the text says too little to tell them apart. */
const MOST_ORDERED = 500;

/** People of the actor's place by part of a phone or of a name (PER-04, PER-23): who begins so first, then who came last. */
export async function findPersons({ actor, body, db }: Context<typeof call>) {
  const wanted = wantedBy(body.text);
  if (!wanted) return { data: [], total: 0 };
  const most = body.most ?? MAX_OFFERED_PERSONS;
  const { rows } = await byIndex(db, (tx) =>
    tx.execute<{ id: number }>(sql`
      with found as materialized (
        select id, (${wanted.begins}) as begins from ${persons}
        where ${and(personsInPlace(actor), wanted.fits)} limit ${MOST_ORDERED}
      )
      select id from found order by begins desc, greatest(
        (select max(created_at) from ${complaintPersons} where person_id = found.id),
        (select max(created_at) from ${personVisits} where person_id = found.id)
      ) desc nulls last, id desc
      limit ${most + 1}`),
  );
  return peopleInOrder(db, rows, most);
}
