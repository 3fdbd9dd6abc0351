import { and, inArray, isNotNull } from 'drizzle-orm';
import { dayOf, writtenDay } from '#contract/kernel/day.ts';
import type { printLetters as call, Print } from '#contract/letters/letterSending.ts';
import { sidesOf } from '#contract/letters/letterText.ts';
import { noteSeen } from '#server/desk/accessLog/note.ts';
import { findOfficeOf } from '#server/desk/offices/findOffice.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { keepExport } from '#server/kernel/http/keepExport.ts';
import { once } from '#server/kernel/http/once.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { sheetWith, type Template, type Typeset, typeset } from '#server/kernel/pdf/typesetter.ts';
import { boundLetters, storedOf } from './boundLetters.ts';
import { headOf, titleRows } from './letterhead.ts';
import { belongsTo, type Letter } from './record.ts';
import { inOrder } from './register/outwardFilter.ts';
import { addressedTo, subjectOf } from './register/rows.ts';
import { REGISTER_WORDS, said } from './register/words.ts';
import { letters } from './schema/letters.ts';
import { toLines } from './typesetting/sheet.ts';

type PrintContext = Context<typeof call>;

/**
 * Prints letters of one office, their envelopes, their labels, or the messenger's dispatch sheet, as one PDF in the
 * order of the register (REF-07). Returns a signed link; the access log records it. @throws 422 under `id` for a letter
 * outside the caller's registers
 */
export async function printLetters(context: PrintContext) {
  const { actor, body, db, now } = context;
  const registered = await registeredLetters(context);
  const pdf = await printed(context, registered);
  const rows = registered.length;
  const note = { rows, filters: { resource: 'letter' } };
  const link = await keepExport(
    { ...context, db: db as Db },
    {
      name: body.print,
      format: 'pdf',
      rows,
      content: once(pdf),
      note: (tx) => noteSeen({ actor, db: tx, now }, 'export', note),
    },
  );
  return { link };
}

/** One print has letters first, then the dispatch sheet, then envelopes. */
async function printed(context: PrintContext, rows: [Letter, ...Letter[]]): Promise<Uint8Array> {
  const { body, files, now } = context;
  const { print } = body;
  if (print !== 'all' && print !== 'letters') return (await sheetOf(context, rows, SHEETS[print])).pdf;
  const stored = await allStored(context, rows);
  if (print === 'letters') return boundLetters(files, stored, now);
  const sheet = { ...(await sheetOf(context, rows, SHEETS.sheet)), isEnvelopes: false };
  const envelopes = { ...(await sheetOf(context, rows, SHEETS.envelopes)), isEnvelopes: true };
  return boundLetters(files, stored, now, [sheet, envelopes]);
}

async function registeredLetters(context: PrintContext): Promise<[Letter, ...Letter[]]> {
  const { body, db } = context;
  const ids = [...new Set(body.id)];
  const rows = await db
    .select()
    .from(letters)
    .where(and(inArray(letters.id, ids), isNotNull(letters.dispatched_at)))
    .orderBy(...inOrder({ order: 'asc' }));
  const [first, ...others] = rows;
  const isWhole = first && rows.length === ids.length;
  const isOne = others.every(({ office_id }) => office_id === first?.office_id);
  if (!isWhole || !isOne || !(await belongsTo(context, first.office_id))) {
    throw invalidField('id', 'lettersUnknown');
  }
  return [first, ...others];
}

/** @throws 422 under `id` when an erasure has deleted all of these PDFs */
async function allStored({ db, files }: PrintContext, rows: readonly Letter[]) {
  const stored = await storedOf({ db: db as Db, files }, rows);
  if (stored.length === 0) throw invalidField('id', 'lettersUnknown');
  return stored;
}

const SHEETS = {
  envelopes: 'envelopes',
  labels: 'labels',
  sheet: 'dispatchSheet',
} as const satisfies Record<Exclude<Print, 'all' | 'letters'>, Template>;

async function sheetOf(
  { body: { language }, db, now }: PrintContext,
  found: [Letter, ...Letter[]],
  template: Template,
): Promise<Typeset & { name: string }> {
  const words = REGISTER_WORDS[language];
  const office = await findOfficeOf(db, found[0].office_id);
  const head = await headOf(db, office, [language]);
  const title = template === 'dispatchSheet' ? words.dispatchSheet : words.envelopes;
  const data = {
    language,
    title,
    headings: words.sheet,
    office: [head.name, ...titleRows(head)].filter(Boolean).join(', '),
    made: said(words.made, { day: writtenDay(dayOf(now)) }),
    envelopes: await Promise.all(found.map((letter) => envelopeOf(db, office, letter))),
    departments: departmentsOf(found, words.noDepartment),
  };
  return { ...(await typeset(async () => sheetWith(template, data, now))), name: title };
}

/** The addressee and the sender of a letter, in its own language. */
async function envelopeOf(db: PrintContext['db'], office: OfficeRow, letter: Letter) {
  const head = await headOf(db, office, sidesOf(letter.language));
  const from = [head.name, ...titleRows(head), ...head.rows].filter(Boolean);
  return { number: letter.number, from, to: toLines(letter) };
}

/** Groups letters by department name; letters without a department come last. */
function departmentsOf(found: readonly Letter[], none: string) {
  const names = [...new Set(found.map(({ addressee }) => addressee.department))];
  const inOrderOfNames = names.sort(
    (one, other) => Number(!one) - Number(!other) || one.localeCompare(other),
  );
  return inOrderOfNames.map((department) => ({
    name: department || none,
    rows: found
      .filter(({ addressee }) => addressee.department === department)
      .map((letter, at) => [String(at + 1), letter.number, subjectOf(letter), addressedTo(letter)]),
  }));
}
