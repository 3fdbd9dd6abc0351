import { and, asc, eq, or, sql } from 'drizzle-orm';
import { type findPeople as call, MAX_FOUND_PEOPLE, type PersonAnswer } from '#contract/desk/privacy.ts';
import { phoneForms } from '#contract/kernel/phone.ts';
import { effortOf } from '#server/complaints/search/effort.ts';
import { byIndex } from '#server/kernel/db/byIndex.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { nameFilterOf } from '#server/persons/nameFilter.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { noteSeen } from '../accessLog/note.ts';
import { sourceKinds, sources } from './sources.ts';
import { hasPhone } from './whom.ts';

/** How many records of each table are read; a name with more matches does not identify anybody. */
const MOST_RECORDS = 5_000;
/** A text that matches more complaints is hardly a name, and is not searched. */
const MOST_LOOKED_AT = 60_000;
/** How many names of one number are listed; a number with more belongs to no single person. */
const MOST_NAMES = 50;

type PersonQuery = Context<typeof call>['body'];

interface PersonMatch {
  phone: string;
  name: string;
  records: number;
}

/**
 * Finds people by phone, by name in any spelling, or by both; those with most records first. The search itself is in
 * the access log.
 * @throws 422 without a search value
 */
export async function findPeople(context: Context<typeof call>) {
  const { body, db } = context;
  if (!body.phone && !body.name) throw invalidField('phone', 'personRequired');
  const people = new Map<string, PersonAnswer>();
  for (const kind of sourceKinds) {
    for (const { phone, name, records } of await matchesIn(db, kind, body)) {
      add(people, { phone, name, records });
    }
  }
  for (const { id, name, phones } of await knownPersons(db, body)) {
    const [phone = ''] = phones;
    // Only the id distinguishes persons without a phone.
    add(people, { phone, name, records: 1 }, phone || `person ${id}`).persons.push({ id, name });
  }
  const data = [...people.values()].sort((one, other) => other.records - one.records);
  await noteSeen(context, 'personSearch', { rows: data.length });
  const more = data.length > MAX_FOUND_PEOPLE ? { more: true } : {};
  return { data: data.slice(0, MAX_FOUND_PEOPLE), total: Math.min(data.length, MAX_FOUND_PEOPLE), ...more };
}

function add(
  people: Map<string, PersonAnswer>,
  { phone, name, records }: PersonMatch,
  key = phone,
): PersonAnswer {
  const person = people.get(key) ?? { phone, names: [], records: 0, persons: [] };
  if (person.names.length < MOST_NAMES && !person.names.includes(name)) person.names.push(name);
  person.records += records;
  people.set(key, person);
  return person;
}

/** Persons by name or phone; a merged person is found by the names and phones of the surviving one. */
async function knownPersons(db: Db | Tx, { phone, name }: PersonQuery) {
  const nameFilter = name ? nameFilterOf(name) : null;
  if (name && !nameFilter) return [];
  return byIndex(db, (tx) =>
    tx
      .select({ id: persons.id, name: persons.name, phones: persons.phones })
      .from(persons)
      .where(
        and(
          eq(persons.state, 'active'),
          phone ? or(...phoneForms(phone).map(hasPhone)) : undefined,
          nameFilter?.fits,
        ),
      )
      .orderBy(asc(persons.id))
      .limit(MOST_RECORDS),
  );
}

function matchesIn(
  db: Db | Tx,
  kind: (typeof sourceKinds)[number],
  query: PersonQuery,
): Promise<PersonMatch[]> {
  if (kind !== 'complaint' || !query.name) return group(db, kind, query);
  return byIndex(db, async (tx) => {
    await demandName(tx, query);
    return group(tx, kind, query);
  });
}

/** @throws 422 for a text that occurs, or may occur, in too many complaints to search them */
async function demandName(tx: Tx, query: PersonQuery) {
  const { looked, matches } = await effortOf(tx, {
    where: undefined,
    words: () => conditionOf('complaint', query),
  });
  const read = looked * Math.min(1, MOST_RECORDS / Math.max(1, matches));
  if (read > MOST_LOOKED_AT) throw invalidField('name', 'searchTooBroad');
}

function conditionOf(kind: (typeof sourceKinds)[number], { phone, name }: PersonQuery) {
  const { byName, byPhone } = sources[kind];
  return and(phone ? or(...phoneForms(phone).map(byPhone)) : undefined, name ? byName(name) : undefined);
}

async function group(
  db: Db | Tx,
  kind: (typeof sourceKinds)[number],
  query: PersonQuery,
): Promise<PersonMatch[]> {
  const { table, phone, name } = sources[kind];
  const some = db
    .select({ phone: sql<string>`${phone}`.as('phone'), name: sql<string>`${name}`.as('name') })
    .from(table)
    .where(conditionOf(kind, query))
    .limit(MOST_RECORDS)
    .as('some');
  const records = sql<number>`count(*)::int`;
  return db
    .select({ phone: some.phone, name: some.name, records })
    .from(some)
    .groupBy(some.phone, some.name)
    .orderBy(sql`3 desc`);
}
