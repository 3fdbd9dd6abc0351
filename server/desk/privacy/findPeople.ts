import { and, asc, eq, or, sql } from 'drizzle-orm';
import { type findPeople as call, type FoundPerson, MAX_FOUND_PEOPLE } from '#contract/desk/privacy.ts';
import { phoneForms } from '#contract/kernel/phone.ts';
import { effortOf } from '#server/complaints/list/effort.ts';
import { byIndex } from '#server/kernel/db/byIndex.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { wantedBy } from '#server/persons/words.ts';
import { noteSeen } from '../accessLog/note.ts';
import { sourceKinds, sources } from './sources.ts';
import { hasPhone } from './whom.ts';

/** So many records of each table are told; a name that fits more is no help in finding one person. */
const MOST_RECORDS = 5_000;
/** More complaints than this are not looked at for a name: it is hardly one. */
const MOST_LOOKED_AT = 60_000;
/** So many names of one number are told; who has more is nobody. */
const MOST_NAMES = 50;

type Asked = Context<typeof call>['body'];

interface Found {
  phone: string;
  name: string;
  records: number;
}

/**
 * People by phone, by name in any spelling, or by both: those with most records first. The search itself stands in the
 * access log. @throws 422 when nothing is looked for
 */
export async function findPeople(context: Context<typeof call>) {
  const { body, db } = context;
  if (!body.phone && !body.name) throw invalidField('phone', 'personRequired');
  const people = new Map<string, FoundPerson>();
  for (const kind of sourceKinds) {
    for (const { phone, name, records } of await foundIn(db, kind, body)) {
      add(people, { phone, name, records });
    }
  }
  for (const { id, name, phones } of await knownPersons(db, body)) {
    const [phone = ''] = phones;
    // Nothing else tells those apart of whom no phone is known.
    add(people, { phone, name, records: 1 }, phone || `person ${id}`).persons.push({ id, name });
  }
  const data = [...people.values()].sort((one, other) => other.records - one.records);
  await noteSeen(context, 'personSearch', { rows: data.length });
  const more = data.length > MAX_FOUND_PEOPLE ? { more: true } : {};
  return { data: data.slice(0, MAX_FOUND_PEOPLE), total: Math.min(data.length, MAX_FOUND_PEOPLE), ...more };
}

function add(people: Map<string, FoundPerson>, { phone, name, records }: Found, key = phone): FoundPerson {
  const person = people.get(key) ?? { phone, names: [], records: 0, persons: [] };
  if (person.names.length < MOST_NAMES && !person.names.includes(name)) person.names.push(name);
  person.records += records;
  people.set(key, person);
  return person;
}

/** Those who are kept as persons; who was merged is known by the names and phones of who stands for both. */
async function knownPersons(db: Db | Tx, { phone, name }: Asked) {
  const wanted = name ? wantedBy(name) : null;
  if (name && !wanted) return [];
  return byIndex(db, (tx) =>
    tx
      .select({ id: persons.id, name: persons.name, phones: persons.phones })
      .from(persons)
      .where(
        and(
          eq(persons.state, 'active'),
          phone ? or(...phoneForms(phone).map(hasPhone)) : undefined,
          wanted?.fits,
        ),
      )
      .orderBy(asc(persons.id))
      .limit(MOST_RECORDS),
  );
}

function foundIn(db: Db | Tx, kind: (typeof sourceKinds)[number], asked: Asked): Promise<Found[]> {
  if (kind !== 'complaint' || !asked.name) return group(db, kind, asked);
  return byIndex(db, async (tx) => {
    await demandName(tx, asked);
    return group(tx, kind, asked);
  });
}

/** @throws 422 for a text that stands in so many complaints, or may stand there, that it takes long to look at them */
async function demandName(tx: Tx, asked: Asked) {
  const { looked, matches } = await effortOf(tx, {
    where: undefined,
    words: () => conditionOf('complaint', asked),
  });
  const read = looked * Math.min(1, MOST_RECORDS / Math.max(1, matches));
  if (read > MOST_LOOKED_AT) throw invalidField('name', 'searchTooBroad');
}

function conditionOf(kind: (typeof sourceKinds)[number], { phone, name }: Asked) {
  const { byName, byPhone } = sources[kind];
  return and(phone ? or(...phoneForms(phone).map(byPhone)) : undefined, name ? byName(name) : undefined);
}

async function group(db: Db | Tx, kind: (typeof sourceKinds)[number], asked: Asked): Promise<Found[]> {
  const { table, phone, name } = sources[kind];
  const some = db
    .select({ phone: sql<string>`${phone}`.as('phone'), name: sql<string>`${name}`.as('name') })
    .from(table)
    .where(conditionOf(kind, asked))
    .limit(MOST_RECORDS)
    .as('some');
  const records = sql<number>`count(*)::int`;
  return db
    .select({ phone: some.phone, name: some.name, records })
    .from(some)
    .groupBy(some.phone, some.name)
    .orderBy(sql`3 desc`);
}
