import { and, sql } from 'drizzle-orm';
import { dayOf, writtenDay } from '#contract/kernel/day.ts';
import { MAX_UNPAGED_ROWS } from '#contract/kernel/limits.ts';
import type { listOutward as call, OutwardRow } from '#contract/letters/registerCalls.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { inSlices } from '#server/kernel/db/batches.ts';
import { rowsOfPage, sliceOf } from '#server/kernel/db/listing.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import type { Row } from '#server/kernel/sheets/sheet.ts';
import { letters } from '../schema/letters.ts';
import { exportRegister } from './file.ts';
import { inOrder, outwardFilter } from './outwardFilter.ts';
import { rowsOf } from './rows.ts';
import { REGISTER_WORDS, said } from './words.ts';

/** The outward register of an office, as a page or a file (REF-05, REF-07). @throws 404 for another office */
export async function listOutward(context: Context<typeof call>) {
  const { db, query } = context;
  const office = await findOffice(context, query.office_id);
  if (query.export === 'yes') return exportOutward(context, office);
  const where = outwardFilter(office.id, query);
  const slice = sliceOf(query) ?? { limit: MAX_UNPAGED_ROWS, offset: 0 };
  const total = await db.$count(letters, where);
  const page = db
    .select()
    .from(letters)
    .where(where)
    .orderBy(...inOrder(query))
    .limit(slice.limit)
    .offset(slice.offset);
  const rows = await rowsOfPage({ total }, slice.offset, () => page);
  return { data: await rowsOf(context, rows), total };
}

type RegisterContext = Context<typeof call>;

/** Rows read by one query. */
const SLICE = 250;
/** On paper. */
const WIDTHS = [19, 11, 22, 20, 34, 15, 14, 22];

/** Exports the outward register of a period, in its order (REF-07). @throws 422 as `exportRegister` */
async function exportOutward(context: RegisterContext, office: OfficeRow) {
  const { db, query } = context;
  return exportRegister(context, {
    office,
    words: REGISTER_WORDS,
    total: await db.$count(letters, outwardFilter(office.id, query)),
    widths: WIDTHS,
    wide: 4,
    name: 'outward-register',
    resource: 'register/outward',
    from: query.from,
    to: query.to,
    slices: slicesOf(context, office.id),
  });
}

/** Reads the rows in slices, from the lowest number. */
async function* slicesOf(context: RegisterContext, officeId: number) {
  const { db, query } = context;
  const slices = inSlices(
    SLICE,
    (after) =>
      db
        .select()
        .from(letters)
        .where(and(outwardFilter(officeId, query), after))
        .orderBy(...inOrder({ order: 'asc' }))
        .limit(SLICE),
    (last) =>
      sql`(${letters.dispatched_at}, ${letters.counter}, ${letters.id}) > (${last.dispatched_at?.toISOString()}::timestamptz, ${last.counter}::int, ${last.id}::int)`,
  );
  for await (const slice of slices) yield (await rowsOf(context, slice)).map((row) => cellsOf(row, context));
}

function cellsOf(row: OutwardRow, { query }: RegisterContext): Row {
  const words = REGISTER_WORDS[query.language ?? 'en'];
  const day = (instant: string) => dayOf(new Date(instant));
  const cancelled =
    row.cancelled_at &&
    said(words.cancelled, {
      day: writtenDay(day(row.cancelled_at)),
      reason: row.cancel_reason ?? '',
    });
  return [
    row.number,
    { day: day(row.dispatched_at) },
    row.to,
    row.department,
    row.subject,
    row.complaint?.complaint_number ?? row.cause?.number ?? '',
    row.dispatched_by?.name ?? '',
    cancelled ?? '',
  ];
}
