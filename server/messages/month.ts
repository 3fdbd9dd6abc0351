import { and, asc, between, count, eq, inArray, type SQL, sum } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { ownPlaces, seatOf } from '#contract/access/scope.ts';
import type { messageMonth as call } from '#contract/messages/message.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { keepExport } from '#server/kernel/http/keepExport.ts';
import { once } from '#server/kernel/http/once.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { csvOf } from '#server/kernel/sheets/csv.ts';
import { workbookOf } from '#server/kernel/sheets/workbook.ts';
import { messages, messageTemplates } from './schema/messages.ts';

const WRITERS = { csv: csvOf, xlsx: workbookOf } as const;
const HEADINGS = ['Office', 'Channel', 'Template', 'Messages', 'Parts'];

/** The office above all places. */
const STATE = { name: 'State', name_te: 'రాష్ట్రం', name_hi: 'राज्य' };

type MonthContext = Context<typeof call>;

/**
 * The messages and parts sent in a month, of the own office, or of all offices in the place for mp and admin (MSG-22);
 * also as a file.
 */
export async function messageMonth(context: MonthContext) {
  const { actor, query } = context;
  const data = seatOf(actor) ? await rowsOf(context) : [];
  if (query.export !== 'yes') return { data, total: data.length };
  const format = query.format ?? 'csv';
  const slice = data.map(({ office, channel, template, messages: sent, parts }) => [
    office?.name ?? '',
    channel,
    template?.name ?? '',
    sent,
    parts,
  ]);
  const sheet = { name: 'messages', headings: HEADINGS, wide: ['Template'], slices: once(slice) };
  const link = await keepExport(
    { ...context, db: context.db as Db },
    { name: 'messages', format, rows: data.length, content: WRITERS[format](sheet) },
  );
  return { data: [], total: data.length, link };
}

async function rowsOf(context: MonthContext) {
  const { actor, db } = context;
  const known = await names(db);
  const places = await db.select().from(offices).where(inPlace(actor));
  const rows = await counted(context, idsOf(places));
  const { id, name } = messageTemplates;
  const ids = rows.flatMap((row) => row.template_id ?? []);
  const templates = await db.select({ id, name }).from(messageTemplates).where(inArray(id, ids));
  return rows.map(({ office_id, template_id, ...row }) => {
    const office = places.find((each) => each.id === office_id);
    return {
      ...row,
      office: office ? named(office, known) : null,
      template: templates.find((each) => each.id === template_id) ?? null,
    };
  });
}

function inPlace(actor: Actor): SQL | undefined {
  const { parliament_id, assembly_id } = ownPlaces(actor);
  return and(
    parliament_id === undefined ? undefined : eq(offices.parliament_id, parliament_id),
    assembly_id === undefined ? undefined : eq(offices.assembly_id, assembly_id),
  );
}

/** By the day on which each was claimed. */
function counted({ db, query }: MonthContext, ids: readonly number[]) {
  const { office_id, channel, template_id, sent_on, parts } = messages;
  return db
    .select({
      office_id,
      channel,
      template_id,
      messages: count(),
      parts: sum(parts).mapWith(Number),
    })
    .from(messages)
    .where(and(inArray(office_id, [...ids]), between(sent_on, `${query.month}-01`, lastDayOf(query.month))))
    .groupBy(office_id, channel, template_id)
    .orderBy(asc(office_id), asc(channel), asc(template_id));
}

/** PostgreSQL refuses 31 February. */
function lastDayOf(written: string): string {
  const [year = 0, month = 0] = written.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function named({ id, parliament_id, assembly_id }: OfficeRow, known: Names) {
  const place = known.place('assembly', assembly_id) ?? known.place('parliament', parliament_id);
  return { ...(place ?? STATE), id };
}
