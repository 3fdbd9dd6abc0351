import { sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { letters } from '#server/letters/schema/letters.ts';
import { callRequests, citizenCalls, inboxRows, personWishes } from '#server/messages/schema/citizens.ts';
import { messages } from '#server/messages/schema/messages.ts';
import { householdMembers } from './schema/households.ts';
import { complaintPersons, leftPersons, persons, personVisits } from './schema/persons.ts';

const LEFT_FOR_MS = DAY_MS;
/** People whom one statement removes. */
const SLICE = 500;

/** Rows that belong to a person; each is found by an index of its `person_id`. */
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
 * What keeps a person who has no case: an edit by hand, a visit, a letter, a household, a message, a call, and what was told of what is
 * wanted, which would go with the person.
 */
const isNeeded = sql`(by_hand or state <> 'active' ${sql.join(ownRows, sql` `)})`;

/** Removes people whose last case went from them a day ago, and of whom nothing else is left (PER-09). */
export async function removeUnusedPersons(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LEFT_FOR_MS).toISOString();
  const due = sql`${persons} join ${leftPersons} on person_id = ${persons.id}
    where left_at < ${before}::timestamptz`;
  await db.execute(sql`
    delete from ${leftPersons} where person_id in (select ${persons.id} from ${due} and ${isNeeded})`);
  for (;;) {
    // Whoever is just given a case is left alone.
    const { rows } = await db.execute(sql`
      delete from ${persons} where id in (
        select ${persons.id} from ${due} and not ${isNeeded} limit ${SLICE} for update of ${persons} skip locked
      ) returning id`);
    if (rows.length < SLICE) return;
  }
}
