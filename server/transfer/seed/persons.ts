import { eq, sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
import { VISIT_KINDS } from '#contract/persons/person.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { linkComplaints } from '#server/persons/link.ts';
import { Matching } from '#server/persons/matching.ts';
import { complaintPersons, persons, personVisits } from '#server/persons/schema/persons.ts';
import { personTextOf } from '#server/persons/searchText.ts';
import { inOtherScript, isTelugu } from './names.ts';
import type { RandomContext } from './seedContext.ts';

const NOTES = ['Hard of hearing: please speak slowly.', 'Cannot read; a daughter reads letters to her.'];

/** Inserts the people of the demo complaints, with further data about them, and some visits. */
export async function insertPersons(tx: Tx, context: RandomContext): Promise<void> {
  const { random, now } = context;
  const rows = await tx.select().from(complaints).orderBy(complaints.created_at, complaints.id);
  const matching = new Matching();
  const links = rows.flatMap((complaint) => {
    const candidate = matching.whose(complaint);
    return candidate ? [{ complaint_id: complaint.id, created_at: complaint.created_at, candidate }] : [];
  });
  await linkComplaints(tx, links, now);
  const since = tx
    .select({
      id: complaintPersons.person_id,
      at: sql`min(${complaintPersons.created_at})`.mapWith(complaintPersons.created_at).as('at'),
    })
    .from(complaintPersons)
    .groupBy(complaintPersons.person_id)
    .as('since');
  const made = await tx
    .select({ person: persons, at: since.at })
    .from(persons)
    .innerJoin(since, eq(since.id, persons.id))
    .orderBy(persons.id);
  for (const { person, at } of made) {
    const other_name = inOtherScript(person.name);
    await tx
      .update(persons)
      .set({
        other_name,
        search_text: personTextOf({ ...person, other_name }),
        language: isTelugu(person.name) || random.chance(0.8) ? 'te' : random.pick(['hi', 'en'] as const),
        address: random.chance(0.4) ? `House ${1 + random.below(9)}-${1 + random.below(120)}` : null,
        note: random.chance(0.03) ? random.pick(NOTES) : null,
        created_at: at,
        updated_at: at,
      })
      .where(eq(persons.id, person.id));
  }
  await insertVisits(
    tx,
    made.map(({ person }) => person),
    context,
  );
}

/** Every twelfth of them visited without a complaint. */
async function insertVisits(
  tx: Tx,
  people: (typeof persons.$inferSelect)[],
  { accounts, random, now }: RandomContext,
) {
  const creator_id = accounts.get('staff@example.org');
  await tx.insert(personVisits).values(
    people
      .filter((_, index) => index % 12 === 0)
      .map(({ id, parliament_id, assembly_id }) => ({
        person_id: id,
        parliament_id,
        assembly_id,
        creator_id,
        kind: random.pick(VISIT_KINDS),
        created_at: new Date(now.getTime() - random.below(30) * DAY_MS - random.below(8) * 3_600_000),
      })),
  );
}
