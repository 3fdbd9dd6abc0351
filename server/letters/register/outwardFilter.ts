import { and, asc, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { listOutward as call } from '#contract/letters/registerCalls.ts';
import { chosen, contains, startOfDay } from '#server/kernel/db/listing.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { letters } from '../schema/letters.ts';

export type Query = Context<typeof call>['query'];

const { dispatched_at, counter, id, addressee, texts } = letters;
const department = sql`${addressee} ->> 'department'`;
const to = sql`concat_ws(' ', ${addressee} ->> 'name', ${addressee} ->> 'designation', ${department})`;
const subjects = sql`concat_ws(' ', ${texts} -> 'te' ->> 'subject', ${texts} -> 'en' ->> 'subject',
  ${texts} -> 'hi' ->> 'subject')`;

/** The SQL of a register's filters (REF-05). */
export const outwardFilter = (officeId: number, query: Query): SQL | undefined =>
  and(
    eq(letters.office_id, officeId),
    isNotNull(dispatched_at),
    chosen(query, id),
    query.from ? gte(dispatched_at, startOfDay(query.from, 0)) : undefined,
    query.to ? lt(dispatched_at, startOfDay(query.to, 1)) : undefined,
    query.series ? eq(letters.series, query.series) : undefined,
    query.kind ? eq(letters.kind, query.kind) : undefined,
    query.state ? eq(letters.state, query.state) : undefined,
    query.department ? eq(department, query.department) : undefined,
    contains(query.keyword, [letters.number as never, to, subjects]),
  );

/** The order of the register: by series and number, newest first by default. */
export const inOrder = ({ order }: Pick<Query, 'order'>): SQL[] =>
  [dispatched_at, counter, id].map(order?.toLowerCase() === 'asc' ? asc : desc);
