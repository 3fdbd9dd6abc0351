import { sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { letters } from '#server/letters/schema/letters.ts';
import { callRequests, citizenCalls, inboxRows, personWishes } from '#server/messages/schema/citizens.ts';
import { messages } from '#server/messages/schema/messages.ts';
import { householdMembers } from './schema/households.ts';
import { complaintPersons, leftPersons, persons, personVisits } from './schema/persons.ts';

const LEFT_FOR_MS = DAY_MS;
/** How many people one statement removes. */
const SLICE = 500;

/** Rows that belong to a person; each table has an index on its `person_id`. */
const OWN = [
  complaintPersons,
  personVisits,
  letters,
  householdMembers,
  messages,
  citizenCalls,
  callRequests,
  personWishes,
  inboxRows,
];
const ownRows = OWN.map((table) => sql`or exists (select from ${table} where person_id = ${persons.id})`);

/**
 * Keeps a person without complaints: an edit by a user, a visit, a letter, a household, a message, a call, and a
 * contact preference, which would be deleted with the person.
 */
const isNeeded = sql`(by_hand or state <> 'active' ${sql.join(ownRows, sql` `)})`;

/** Deletes people who lost their last complaint a day ago and have no other record (PER-09). */
export async function removeUnusedPersons(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LEFT_FOR_MS).toISOString();
  const due = sql`${persons} join ${leftPersons} on person_id = ${persons.id}
    where left_at < ${before}::timestamptz`;
  await db.execute(sql`
    delete from ${leftPersons} where person_id in (select ${persons.id} from ${due} and ${isNeeded})`);
  for (;;) {
    // Skips persons who are just getting a complaint.
    const { rows } = await db.execute(sql`
      delete from ${persons} where id in (
        select ${persons.id} from ${due} and not ${isNeeded} limit ${SLICE} for update of ${persons} skip locked
      ) returning id`);
    if (rows.length < SLICE) return;
  }
}
