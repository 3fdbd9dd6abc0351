import { dayOf, writtenDay } from '#contract/kernel/day.ts';
import type { Side } from '#contract/letters/letterText.ts';
import type { REGISTER_FORMATS } from '#contract/letters/registerCalls.ts';
import { noteSeen } from '#server/desk/accessLog/note.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { keepExport } from '#server/kernel/http/keepExport.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { sheetWith, typeset } from '#server/kernel/pdf/typesetter.ts';
import { refuseTooMany } from '#server/kernel/records/export.ts';
import { csvOf } from '#server/kernel/sheets/csv.ts';
import type { Row, Sheet } from '#server/kernel/sheets/sheet.ts';
import { workbookOf } from '#server/kernel/sheets/workbook.ts';
import { headOf } from '../letterhead.ts';
import { REGISTER_WORDS, said } from './words.ts';

/** About what typst typesets within a few seconds. */
const MAX_PDF_ROWS = 5_000;

/** An office's register over a period, for printing or export. */
interface Register extends Sheet {
  office: OfficeRow;
  /** Its name in the access log. */
  resource: string;
  language: Side;
  title: string;
  /** Relative widths of the printed columns. */
  widths: readonly number[];
  from: string | null;
  to: string | null;
  total: number;
}
type RegisterContext = Pick<Context, 'actor' | 'db' | 'files' | 'links' | 'now'>;

/** What differs between the registers; `wide` is the column of the long texts. */
interface RegisterExport extends Omit<Register, 'language' | 'title' | 'headings' | 'wide'> {
  words: Record<Side, Pick<Register, 'title' | 'headings'>>;
  wide: number;
}
/** The choices of the user. */
interface FileChoice {
  language?: Side | null;
  format?: (typeof REGISTER_FORMATS)[number] | null;
}

/**
 * Answers with a signed link to a register as a file (REF-07). The access log records it, since the file has names.
 * @throws 422 under `export` for more letters than a file may have
 */
export async function exportRegister(
  context: RegisterContext & { query: FileChoice },
  { words, wide, ...same }: RegisterExport,
): Promise<{ data: []; total: number; link: string }> {
  const { actor, db, now, query } = context;
  const language = query.language ?? 'en';
  const format = query.format ?? 'csv';
  const { title, headings } = words[language];
  const register = { ...same, language, title, headings, wide: [headings[wide] ?? ''] };
  const { name, total, resource } = register;
  refuseTooMany(total);
  if (format === 'pdf' && total > MAX_PDF_ROWS) throw invalidField('export', 'registerTooLong');
  const content = {
    csv: () => csvOf(register),
    xlsx: () => workbookOf(register),
    pdf: () => registerPdf(context, register),
  }[format]();
  const note = { rows: total, filters: { resource } };
  const link = await keepExport(
    { ...context, db: db as Db },
    { name, format, rows: total, content, note: (tx) => noteSeen({ actor, db: tx, now }, 'export', note) },
  );
  return { data: [], total, link };
}

/** On paper, as bytes. */
async function* registerPdf({ db, now }: RegisterContext, register: Register): AsyncGenerator<Uint8Array> {
  const { office, language, title, headings, widths, slices, from, to } = register;
  const words = REGISTER_WORDS[language];
  const { name, titles } = await headOf(db, office, [language]);
  const rows: string[][] = [];
  for await (const slice of slices) rows.push(...slice.map((row) => row.map(printed)));
  const today = writtenDay(dayOf(now));
  const period = said(words.from, { from: from ? writtenDay(from) : '…', to: to ? writtenDay(to) : today });
  const made = [name, said(words.made, { day: today })].filter(Boolean).join(' · ');
  const parts = [{ title: [title, titles[0]?.seat].filter(Boolean).join(' · '), rows }];
  yield typesetRegister({ title, period, made, language, headings, widths, parts }, now);
}

interface PrintedRegister extends Pick<Register, 'title' | 'language' | 'headings' | 'widths'> {
  /** What it covers, and who printed it when. */
  period: string;
  made: string;
  /** Tables, each with its own title. */
  parts: { title: string; rows: string[][] }[];
}

/** A register, or another table with these parts, on paper. */
export async function typesetRegister(register: PrintedRegister, now: Date): Promise<Uint8Array> {
  const { pdf } = await typeset(async () => sheetWith('register', register, now));
  return pdf;
}

const printed = (cell: Row[number]): string =>
  typeof cell === 'object' ? writtenDay(cell.day) : String(cell);
