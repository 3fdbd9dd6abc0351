import { and, asc, between, count, eq, inArray, sum } from 'drizzle-orm';
import { addDays } from '../../contract/day.ts';
import type { messageMonth as call } from '../../contract/message.ts';
import { ownPlaces, seatOf } from '../../contract/reach.ts';
import { names } from '../db/names.ts';
import type { Db } from '../db/open.ts';
import { messages, messageTemplates } from '../db/schema/messages.ts';
import { offices } from '../db/schema/offices.ts';
import { keepExport } from '../http/keepExport.ts';
import type { Context } from '../http/serve.ts';
import { csvOf } from '../sheets/csv.ts';
import { workbookOf } from '../sheets/workbook.ts';

const WRITERS = { csv: csvOf, xlsx: workbookOf } as const;
const HEADINGS = ['Office', 'Channel', 'Template', 'Messages', 'Parts'];

/** The office above all places. */
const STATE = { name: 'State', name_te: 'రాష్ట్రం', name_hi: 'राज्य' };

type Asked = Context<typeof call>;

/** Messages and their parts that went out in a month, of the own office, of all in place for mp and admin (MSG-22); also as a file. */
export async function messageMonth(context: Asked) {
  const { query } = context;
  const data = await rowsOf(context);
  if (query.export !== 'yes') return { data, total: data.length };
  const format = query.format ?? 'csv';
  const slice = data.map(({ office, channel, template, messages: sent, parts }) => [
    ...[office?.name ?? '', channel, template?.name ?? '', sent, parts],
  ]);
  const sheet = { name: 'messages', headings: HEADINGS, wide: ['Template'], slices: once(slice) };
  const link = await keepExport(
    { ...context, db: context.db as Db },
    { name: 'messages', format, rows: data.length, content: WRITERS[format](sheet) },
  );
  return { data: [], total: data.length, link };
}

async function* once<T>(slice: T) {
  yield slice;
}

async function rowsOf({ actor, db, query }: Asked) {
  const { office_id, channel, template_id, sent_on, parts } = messages;
  const known = await names(db);
  const { parliament_id, assembly_id } = ownPlaces(actor);
  const seat = seatOf(actor);
  const inPlace = and(
    parliament_id === undefined ? undefined : eq(offices.parliament_id, parliament_id),
    assembly_id === undefined ? undefined : eq(offices.assembly_id, assembly_id),
  );
  if (!seat) return [];
  const from = `${query.month}-01`;
  const found = await db
    .select({
      ...{ office_id, channel, template_id, messages: count(), parts: sum(parts).mapWith(Number) },
    })
    .from(messages)
    .where(
      and(
        inArray(office_id, db.select({ id: offices.id }).from(offices).where(inPlace)),
        between(sent_on, from, lastDayOf(from)),
      ),
    )
    .groupBy(office_id, channel, template_id)
    .orderBy(asc(office_id), asc(channel), asc(template_id));
  const places = await db.select().from(offices).where(inPlace);
  const templates = await db
    .select({ id: messageTemplates.id, name: messageTemplates.name })
    .from(messageTemplates)
    .where(
      inArray(
        messageTemplates.id,
        found.flatMap((row) => row.template_id ?? []),
      ),
    );
  const nameOf = ({ id, ...at }: (typeof places)[number]) => {
    const place = known.place('assembly', at.assembly_id) ?? known.place('parliament', at.parliament_id);
    return { ...(place ?? STATE), id };
  };
  return found.map((row) => {
    const office = places.find(({ id }) => id === row.office_id);
    return {
      ...{ office: office ? nameOf(office) : null, channel: row.channel },
      template: templates.find(({ id }) => id === row.template_id) ?? null,
      ...{ messages: row.messages, parts: row.parts },
    };
  });
}

/** PostgreSQL knows no 31st of February: the next month's first day, less one. */
function lastDayOf(first: string): string {
  const [year = 0, month = 0] = first.split('-').map(Number);
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return addDays(next, -1);
}
