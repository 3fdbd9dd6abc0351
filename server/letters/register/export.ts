import { and, type SQL, sql } from 'drizzle-orm';
import { dayOf, writtenDay } from '../../../contract/day.ts';
import type { listOutward as call, OutwardRow } from '../../../contract/registerCalls.ts';
import { noteSeen } from '../../accessLog/note.ts';
import type { Db } from '../../db/open.ts';
import { letters } from '../../db/schema/letters.ts';
import { invalidField } from '../../errors/apiError.ts';
import { keepExport } from '../../http/keepExport.ts';
import type { Context } from '../../http/serve.ts';
import type { OfficeRow } from '../../offices/officesOf.ts';
import { refuseTooMany } from '../../records/export.ts';
import { csvOf } from '../../sheets/csv.ts';
import type { Row } from '../../sheets/sheet.ts';
import { workbookOf } from '../../sheets/workbook.ts';
import { registerPdf } from './pdf.ts';
import { rowsOf } from './rows.ts';
import { inOrder, registered } from './where.ts';
import { REGISTER_WORDS, said } from './words.ts';

type Asked = Context<typeof call>;

/** Rows that are read in one go. */
const SLICE = 250;
/** What typst sets in a few seconds. */
const MAX_PDF_ROWS = 5_000;

/**
 * The register of a period as a file, in its order: a signed link to it (REF-07). The access log tells of it, for it names people.
 * @throws 422 under `export` for more letters than a file is made for
 */
export async function exportOutward(context: Asked, office: OfficeRow) {
  const { actor, db, now, query } = context;
  const format = query.format ?? 'csv';
  const total = await db.$count(letters, registered(office.id, query));
  refuseTooMany(total);
  if (format === 'pdf' && total > MAX_PDF_ROWS) throw invalidField('export', 'registerTooLong');
  const words = REGISTER_WORDS[query.language ?? 'en'];
  const table = { headings: words.headings, slices: slicesOf(context, office.id) };
  const name = 'outward-register';
  const sheet = { ...table, name, wide: [words.headings[4] ?? ''] };
  const content = {
    csv: () => csvOf(sheet),
    xlsx: () => workbookOf(sheet),
    pdf: () => registerPdf(context, office, table),
  }[format]();
  const link = await keepExport(
    { ...context, db: db as Db },
    {
      name,
      format,
      rows: total,
      content,
      note: (tx) =>
        noteSeen({ actor, db: tx, now }, 'export', {
          rows: total,
          filters: { resource: 'register/outward' },
        }),
    },
  );
  return { data: [], total, link };
}

/** The rows from the lowest number up, slice by slice. */
async function* slicesOf(context: Asked, officeId: number): AsyncGenerator<Row[]> {
  const { db, query } = context;
  let after: SQL | undefined;
  for (;;) {
    const found = await db
      .select()
      .from(letters)
      .where(and(registered(officeId, query), after))
      .orderBy(...inOrder({ order: 'asc' }))
      .limit(SLICE);
    const rows = await rowsOf(context, found);
    if (rows.length > 0) yield rows.map((row) => cellsOf(row, context));
    const last = found.at(-1);
    if (!last || found.length < SLICE) return;
    after = sql`(${letters.dispatched_at}, ${letters.counter}, ${letters.id}) > (${last.dispatched_at?.toISOString()}::timestamptz, ${last.counter}::int, ${last.id}::int)`;
  }
}

function cellsOf(row: OutwardRow, { query }: Asked): Row {
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
