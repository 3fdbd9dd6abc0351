import { and, arrayOverlaps, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Suggestion } from '#contract/persons/household.ts';
import { byIndex } from '#server/kernel/db/byIndex.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { soundsOf } from '#server/kernel/text/namesMatch.ts';
import { namesOf, type Person } from '../record.ts';
import { householdMembers } from '../schema/households.ts';
import { persons } from '../schema/persons.ts';

/** How many people are checked, and how many are suggested. */
const MOST = { looked: 100, listed: 8 };

/**
 * Suggests members for a person's household (PER-10): people who share a phone, or last-name sound, area and address
 * line. If the person has a household, people of other households are left out.
 */
export async function suggestedFor(db: Db | Tx, person: Person): Promise<Suggestion[]> {
  const { id, phones, address, area_id, assembly_id } = person;
  const hasPhone = phones.length > 0 ? arrayOverlaps(persons.phones, phones) : sql`false`;
  const isNextDoor =
    address && area_id
      ? and(
          eq(persons.area_id, area_id),
          sql`lower(${persons.address}) = lower(${address})`,
          sql`address is not null`,
        )
      : sql`false`;
  const suggestions = await byIndex(db, async (tx) => {
    const [own] = await tx.select().from(householdMembers).where(eq(householdMembers.person_id, id));
    const members = householdMembers.household_id;
    return tx
      .select({
        person: persons,
        hasPhone: sql<boolean>`${hasPhone}`,
        isNextDoor: sql<boolean>`coalesce(${isNextDoor}, false)`,
      })
      .from(persons)
      .leftJoin(householdMembers, eq(householdMembers.person_id, persons.id))
      .where(
        and(
          or(hasPhone, isNextDoor),
          and(eq(persons.assembly_id, assembly_id), eq(persons.state, 'active'), ne(persons.id, id)),
          own ? isNull(members) : undefined,
        ),
      )
      .orderBy(asc(persons.id))
      .limit(MOST.looked);
  });
  return suggestions
    .map(({ person: other, ...why }) => suggestionOf(person, other, why))
    .filter(({ reasons }) => reasons.length > 0)
    .slice(0, MOST.listed);
}

function suggestionOf(
  person: Person,
  other: Person,
  why: { hasPhone: boolean; isNextDoor: boolean },
): Suggestion {
  const { id, name, other_name, phones, address } = other;
  const reasons: Suggestion['reasons'] = [];
  if (why.hasPhone) reasons.push('phone');
  if (why.isNextDoor && shareLastName(person, other)) reasons.push('address');
  return { id, name, other_name, phones, address, reasons };
}

/** A family name may come first or last; the name does not show which. */
function shareLastName(one: Person, other: Person): boolean {
  const ends = (person: Person) =>
    namesOf(person).flatMap((text) => {
      const sounds = soundsOf(text);
      return [sounds[0], sounds.at(-1)].filter((sound) => sound !== undefined);
    });
  return ends(one).some((sound) => ends(other).includes(sound));
}
