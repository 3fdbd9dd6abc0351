import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isPhone, nationalDigits } from '#contract/kernel/phone.ts';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import type { Known, Named, Whom } from '#server/app/featureParts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { contacts, divisionIncharges } from '#server/kernel/db/namedTables.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { literal } from '#server/kernel/text/likePattern.ts';
import { appUsers, leaders } from '#server/leaders/schema/leaders.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { areas, mandals } from '#server/places/schema/places.ts';
import { isOneOf } from './isOneOf.ts';
import { withoutWords } from './withoutWords.ts';

/** How many names are searched in texts about others; a subject with more is no single person. */
const MOST_SOUGHT = 50;

const MOST_NUMBERS = 200;

/**
 * How texts about others mention a subject. A phone that nobody else has identifies the person, and so does a name that
 * nobody else in the database has, in whole words. A name that others share identifies the person only next to one of
 * the phones or complaint numbers, or as a name of two words next to the village, if no other person of that name lives
 * there. Null when there is nothing to search for.
 */
export async function namedBy(db: Db | Tx, whom: Whom, known: Known): Promise<Named | null> {
  const all = [...new Set(known.names.map((name) => name.trim()))].filter((name) => name.length > 1);
  const names = all.length > MOST_SOUGHT ? [] : all;
  const phones = [...new Set(known.phones)].filter((phone) => isPhone(phone) && !isPlaceholderPhone(phone));
  if (names.length + phones.length === 0) return null;
  const [own, places] = [await ownPhones(db, whom, phones), await placesOf(db, whom)];
  const others: Other[] = [];
  for (const name of names) others.push(await otherOf(db, whom, { name, places }));
  const [hasOwn, hasPhone] = [has(own), has([...phones, ...known.numbers])];
  return {
    isNamedIn: (text) =>
      hasOwn(text) ||
      others.some(
        ({ isIn, isUnique, villages }) => isIn(text) && (isUnique || hasPhone(text) || has(villages)(text)),
      ),
    words: [...names, ...own],
    without: withoutWords([...names, ...own]),
    mayBeIn: (columns) => mayBeIn(columns, { names, phones: own }),
  };
}

const has = (words: readonly string[]) => {
  const without = withoutWords(words);
  return (text: string) => without(text) !== text;
};

/** A number that several people share identifies none of them. */
async function ownPhones(db: Db | Tx, { persons: people, alone }: Whom, phones: string[]) {
  if (!alone || phones.length === 0) return phones;
  const isOther = and(eq(persons.state, 'active'), not(isOneOf(persons.id, idsOf(people))));
  const shared = await db
    .select({ phones: persons.phones })
    .from(persons)
    .where(and(isOther, sql`${persons.phones} && ${sql.param(phones)}::text[]`));
  const taken = new Set(shared.flatMap((person) => person.phones));
  return phones.filter((phone) => !taken.has(phone));
}

interface Place {
  id: number;
  name: string;
}

/** The villages of the person. */
async function placesOf(db: Db | Tx, { persons: people }: Whom): Promise<Place[]> {
  const ids = [...new Set(people.flatMap(({ area_id }) => area_id ?? []))];
  return db.select({ id: areas.id, name: areas.name }).from(areas).where(inArray(areas.id, ids));
}

/** The numbers of a subject's complaints; a text with one of them is about it. */
export async function numbersOf(db: Db | Tx, { persons: people }: Whom): Promise<string[]> {
  const { complaint_id, person_id } = complaintPersons;
  const rows = await db
    .select({ number: complaints.complaint_number })
    .from(complaints)
    .innerJoin(complaintPersons, eq(complaint_id, complaints.id))
    .where(isOneOf(person_id, idsOf(people)))
    .limit(MOST_NUMBERS);
  return rows.map(({ number }) => number);
}

interface Other {
  isIn: (text: string) => boolean;
  /** No other record has this name. */
  isUnique: boolean;
  /** The villages that distinguish the person from others of that name. */
  villages: string[];
}

/** Other records that may have the name, with the phone that identifies the person's own records. */
const OTHERS: { table: PgTable; name: AnyPgColumn; phone?: AnyPgColumn }[] = [
  ...[leaders, appUsers, users].map((table) => ({ table, name: table.name, phone: table.phone })),
  ...[divisionIncharges, contacts].map((table) => ({
    table,
    name: table.name as AnyPgColumn,
    phone: table.phone as AnyPgColumn,
  })),
  ...[areas, mandals].map((table) => ({ table, name: table.name })),
];

async function otherOf(
  db: Db | Tx,
  whom: Whom,
  { name, places }: { name: string; places: readonly Place[] },
): Promise<Other> {
  const isIn = has([name]);
  const pattern = patternOf(name);
  const { former_names, other_name, area_id, id, state } = persons;
  const spelt = sql`concat_ws(' ', ${persons.name}, ${other_name}, array_to_string(${former_names}, ' '))`;
  const homonyms = (
    await db
      .select({ area_id, spelt: sql<string>`${spelt}` })
      .from(persons)
      .where(and(eq(state, 'active'), not(isOneOf(id, idsOf(whom.persons))), sql`${spelt} ilike ${pattern}`))
  ).filter((person) => isIn(person.spelt));
  let isUnique = homonyms.length === 0;
  for (const { table, name: column, phone } of OTHERS) {
    if (!isUnique) break;
    const isAnother = phone && sql`coalesce(${phone}, '') <> all(${sql.param(phonesOfAll(whom))}::text[])`;
    const others = await db
      .select({ name: sql<string>`${column}` })
      .from(table)
      .where(and(sql`${column} ilike ${pattern}`, isAnother));
    isUnique = !others.some((row) => isIn(row.name));
  }
  const taken = new Set(homonyms.map((person) => person.area_id));
  const isFull = /\S\s+\S/.test(name);
  return {
    isIn,
    isUnique,
    villages: isFull ? places.filter((place) => !taken.has(place.id)).map((place) => place.name) : [],
  };
}

const phonesOfAll = ({ phone, persons: people }: Whom) => [
  ...new Set([phone, ...people.flatMap(({ phones, former_phones }) => [...phones, ...former_phones])]),
];

/** The words to search in a text. */
type Words = Omit<Known, 'numbers'>;

/** The words of a name, with anything between them. */
const patternOf = (name: string) => `%${name.split(/\s+/).map(literal).join('%')}%`;

const DIGITS = '౦౧౨౩౪౫౬౭౮౯०१२३४५६७८९';

function mayBeIn(columns: readonly (AnyPgColumn | SQL)[], { names, phones }: Words): SQL {
  const text = sql`jsonb_build_array(${sql.join([...columns], sql`, `)})::text`;
  const digits = sql`regexp_replace(translate(${text}, ${DIGITS}, '01234567890123456789'), '[^0-9]', '', 'g')`;
  const asJson = names.map((name) => patternOf(JSON.stringify(name).slice(1, -1)));
  const numbers = phones.map((phone) => `%${nationalDigits(phone)}%`);
  return or(
    sql`${text} ilike any(${sql.param(asJson)}::text[])`,
    sql`${digits} like any(${sql.param(numbers)}::text[])`,
  ) as SQL;
}
