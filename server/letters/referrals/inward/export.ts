import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { listInward as call, InwardList, InwardRow } from '#contract/letters/inward.ts';
import type { Side } from '#contract/letters/letterText.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { inSlices } from '#server/kernel/db/batches.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import type { Row } from '#server/kernel/sheets/sheet.ts';
import { exportRegister } from '../../register/file.ts';
import { inwardLetters } from '../../schema/letters.ts';
import { inwardRows } from './record.ts';
import { INWARD_WORDS } from './words.ts';

type ExportContext = Context<typeof call>;

/** Rows read by one query. */
const SLICE = 250;
/** On paper. */
const WIDTHS = [19, 11, 24, 17, 11, 38, 12, 16, 20];

const { received_on, id } = inwardLetters;

/**
 * Exports the inward register of a period, in the order of its days (REF-07, REF-10). @throws 422 as for any register
 */
export async function exportInward(
  context: ExportContext,
  office: OfficeRow,
  where: SQL | undefined,
): Promise<InwardList> {
  const { db, query } = context;
  return exportRegister(context, {
    office,
    words: INWARD_WORDS,
    total: await db.$count(inwardLetters, where),
    widths: WIDTHS,
    wide: 5,
    name: 'inward-register',
    resource: 'register/inward',
    from: query.from_date,
    to: query.to_date,
    slices: slicesOf(context, where, query.language ?? 'en'),
  });
}

/** Reads the rows in slices, from the first day on. */
async function* slicesOf(context: ExportContext, where: SQL | undefined, language: Side) {
  const slice = { limit: SLICE, offset: 0 };
  const slices = inSlices(
    SLICE,
    (after) => inwardRows(context, and(where, after), [asc(received_on), asc(id)], slice),
    (last) => sql`(${received_on}, ${id}) > (${last.received_on}::date, ${last.id}::int)`,
  );
  for await (const rows of slices) yield rows.map((row) => cellsOf(row, language));
}

function cellsOf(row: InwardRow, language: Side): Row {
  const words = INWARD_WORDS[language];
  const answers = row.referrals.map(({ number }) => number).join(', ');
  return [
    row.number,
    { day: row.received_on },
    row.sender,
    row.their_number ?? '',
    row.their_date ? { day: row.their_date } : '',
    [row.subject, row.note].filter(Boolean).join('\n'),
    words.ways[row.way],
    answers || (row.is_matched ? '' : words.unmatched),
    row.creator?.name ?? '',
  ];
}
