import { and, sql } from 'drizzle-orm';
import { type findPeople as call, type FoundPerson, MAX_FOUND_PEOPLE } from '../../contract/privacy.ts';
import { noteSeen } from '../accessLog/note.ts';
import type { Db, Tx } from '../db/open.ts';
import { invalidField } from '../errors/apiError.ts';
import type { Context } from '../http/serve.ts';
import { sourceKinds, sources } from './sources.ts';

/** So many records of each table are looked through; a name that fits more is no help in finding one person. */
const MOST_RECORDS = 5_000;

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
      const person = people.get(phone) ?? { phone, names: [], records: 0 };
      if (!person.names.includes(name)) person.names.push(name);
      people.set(phone, { ...person, records: person.records + records });
    }
  }
  const data = [...people.values()].sort((one, other) => other.records - one.records);
  await noteSeen(context, 'personSearch', { rows: data.length });
  const more = data.length > MAX_FOUND_PEOPLE ? { more: true } : {};
  return { data: data.slice(0, MAX_FOUND_PEOPLE), total: Math.min(data.length, MAX_FOUND_PEOPLE), ...more };
}

async function foundIn(
  db: Db | Tx,
  kind: (typeof sourceKinds)[number],
  { phone, name }: Context<typeof call>['body'],
): Promise<Found[]> {
  const { table, byName, byPhone, ...columns } = sources[kind];
  const some = db
    .select({
      phone: sql<string>`${columns.phone}`.as('phone'),
      name: sql<string>`${columns.name}`.as('name'),
    })
    .from(table)
    .where(and(phone ? byPhone(phone) : undefined, name ? byName(name) : undefined))
    .limit(MOST_RECORDS)
    .as('some');
  const records = sql<number>`count(*)::int`;
  return db
    .select({ phone: some.phone, name: some.name, records })
    .from(some)
    .groupBy(some.phone, some.name)
    .orderBy(sql`3 desc`);
}
