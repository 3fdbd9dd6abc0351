import { setImmediate as pause } from 'node:timers/promises';
import type { ImportField, ImportMap, ImportPreview } from '#contract/desk/complaintImport.ts';
import { codedText } from '#contract/kernel/coded.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import { foldName } from '#contract/kernel/text.ts';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { invalidRows, type RowRefusal } from '#server/kernel/errors/apiError.ts';
import { columnName } from '#server/kernel/sheets/columnName.ts';
import { openTable, type TableBytes, type TableRow } from '#server/kernel/sheets/readTable.ts';
import { type Cell, cellReader, type IsKnown, mapErrors, noPhone, ofField } from './cells.ts';
import { guessMap } from './guessMap.ts';
import { placeFinder } from './places.ts';
import { type Draft, type Known, type Problem, readComplaint, rowHash } from './readComplaint.ts';
import { REJECT_COLUMNS } from './rejectColumns.ts';
import { choices } from './values.ts';

const MAX_ROWS = 200_000;
/** Other requests may run after so many rows, if so many milliseconds have passed. */
const TURN = { rows: 20, milliseconds: 15 };
const SAMPLE = 5;
/** The most errors in an answer; a file with more is wrong as a whole. */
const MOST_ERRORS = 200;

export interface PlannedComplaint {
  import_key: string;
  draft: Draft;
}

/** The content of a file of complaints. Nothing is imported while it has errors. */
export interface ImportPlan extends Omit<ImportPreview, 'created' | 'skipped' | 'persons' | 'errors'> {
  errors: RowRefusal[];
}

/** An invalid row with its error in English and its cells. */
export interface RejectedRow {
  row: number;
  cells: readonly string[];
  message: string;
}

/** Receives the rows of a file as they are read. */
export interface Sink {
  take(planned: PlannedComplaint): void;
  leave?(rejected: RejectedRow): void;
  /** Awaited every few hundred rows. */
  settle?(): Promise<unknown>;
}

/** A csv or xlsx with its name. */
export interface ComplaintFile {
  bytes: TableBytes;
  name: string;
  /** Has more rows than a call can import. */
  isLarge?: boolean;
}

/**
 * Reads a csv or xlsx row by row, with the given or a guessed mapping.
 * @throws 422 for a file that is no table
 */
export async function planImport(
  db: Db,
  { bytes, name, isLarge }: ComplaintFile,
  mapping: ImportMap | null,
  { now, ...sink }: Sink & { now: Date },
): Promise<ImportPlan> {
  const known = await readKnown(db);
  const { header, rows: chunks } = await openTable(bytes, (cells) => countKnown(cells, mapping));
  const { plan, read, tally } = reading({ header, name, mapping, known, now }, sink);
  let turn = performance.now();
  for await (const rows of chunks) {
    for (const { row, cells } of rows) {
      if (row % TURN.rows === 0 && performance.now() - turn > TURN.milliseconds) {
        await pause();
        turn = performance.now();
      }
      if (cells.some((cell) => cell.trim())) read(cells, row);
      if (plan.total > MAX_ROWS && !isLarge) {
        throw invalidRows({ code: 'tooManyRows', values: { most: MAX_ROWS } }, []);
      }
    }
    await sink.settle?.();
  }
  plan.unknown = [...tally.values()].sort((one, other) => other.count - one.count);
  return plan;
}

/** How many headings the mapping names, or a guess recognises. */
function countKnown(cells: readonly string[], map: ImportMap | null): number {
  const columns = cells.map((cell) => cell.trim());
  const named = Object.values(map ?? guessMap(columns)).map(({ column }) => column);
  return named.filter((column) => column && columns.includes(column)).length;
}

interface ReadingOptions {
  header: TableRow;
  name: string;
  mapping: ImportMap | null;
  known: Omit<Known, 'noPhone'>;
  now: Date;
}

/** Prepares the reading of rows after the header is known. */
function reading({ header, name, mapping, known: names, now }: ReadingOptions, sink: Sink) {
  const { columns, own } = ownColumns(header.cells);
  const map = mapping ?? guessMap(columns);
  const known = { ...names, noPhone: noPhone(map) };
  const cell = cellReader(columns, map, isKnownIn(known));
  const keyOf = keys(columns, map, { cell, name });
  const errors = mapErrors(columns, map, header.row);
  const cannot = errors.length > 0;
  const tally = new Map<string, ImportPlan['unknown'][number]>();
  const plan: ImportPlan = {
    columns,
    map,
    errors,
    error_count: cannot ? 1 : 0,
    rows: [],
    total: 0,
    unknown: [],
  };
  const refusalOf = ({ field, reason, isCell }: Problem, row: number): CodedRefusal => {
    const at = isCell ? columns.indexOf(map[field]?.column ?? '') : -1;
    const cell = `${columnName(own[at] ?? at)}${row}`;
    return ofField(field, at < 0 ? reason : { code: 'rowErrors.inCell', values: { reason, cell } });
  };
  const read = (all: string[], row: number) => {
    const cells = own.map((column) => all[column] ?? '');
    plan.total += 1;
    if (plan.rows.length < SAMPLE) plan.rows.push(sampleOf(map, cell, cells));
    if (cannot) return;
    const problems: Problem[] = [];
    const import_key = keyOf(cells, row, problems);
    const draft = readComplaint(
      once((field) => cell(field, cells)),
      known,
      now,
      problems,
    );
    if (draft) return sink.take({ import_key, draft });
    const refusal = problems
      .map((problem) => refusalOf(problem, row))
      .reduce((first, second) => ({ code: 'rowErrors.both', values: { first, second } }));
    plan.error_count += 1;
    if (errors.length < MOST_ERRORS) errors.push({ row, ...refusal });
    sink.leave?.({ row, cells, message: codedText(refusal) });
    for (const problem of problems) count(tally, problem);
  };
  return { plan, tally, read };
}

/** Caches the cells of a row, since a field is read several times. */
function once(read: (field: ImportField) => string): (field: ImportField) => string {
  const texts = new Map<ImportField, string>();
  return (field) => {
    const text = texts.get(field) ?? read(field);
    texts.set(field, text);
    return text;
  };
}

/** The columns of a file without those that a file of left-out rows adds, with their indexes. */
function ownColumns(header: readonly string[]) {
  const columns = header.map((heading) => heading.trim());
  const own = [...columns.keys()].filter((column) => !REJECT_COLUMNS.includes(columns[column] ?? ''));
  return { columns: own.map((column) => columns[column] ?? ''), own };
}

async function readKnown(db: Db): Promise<Omit<Known, 'noPhone'>> {
  const categories = await db.select().from(complaintCategories);
  const named = (name: string | null, id: number) => (name ? [[foldName(name), id] as const] : []);
  // A plain name takes precedence over a name in another language.
  const ids = new Map([
    ...categories.flatMap(({ id, name_te, name_hi }) => [...named(name_te, id), ...named(name_hi, id)]),
    ...categories.flatMap(({ id, name }) => named(name, id)),
  ]);
  return { category: (text) => ids.get(foldName(text)), places: await placeFinder(db) };
}

const isKnownIn =
  ({ category, places }: Omit<Known, 'noPhone'>): IsKnown =>
  (field, text) => {
    if (field === 'category') return category(text) !== undefined;
    if (field === 'parliament' || field === 'assembly' || field === 'mandal' || field === 'area') {
      return places.has(field, text);
    }
    return !(field in choices) || choices[field as keyof typeof choices](text) !== undefined;
  };

const sampleOf = (map: ImportMap, cell: Cell, cells: readonly string[]) =>
  Object.fromEntries((Object.keys(map) as ImportField[]).map((field) => [field, cell(field, cells)]));

/**
 * The keys by which rows are recognised when their file is imported again: the id in the column of `key`, with the
 * column's heading, or a hash of the whole row. Equal rows are numbered. With `own` the key of a hash also contains the
 * name of the file.
 */
function keys(columns: readonly string[], { key }: ImportMap, { cell, name }: { cell: Cell; name: string }) {
  const column = key?.column;
  const source = key?.own ? `file:${foldName(name)}` : 'row';
  const seen = new Map<string, number>();
  return (cells: readonly string[], row: number, problems: Problem[]): string => {
    if (!column) {
      const hash = rowHash(columns.map((_, index) => cells[index]?.trim() ?? ''));
      const times = (seen.get(hash) ?? 0) + 1;
      seen.set(hash, times);
      return `${source}:${hash}:${times}`;
    }
    const id = cell('key', cells);
    const before = seen.get(id);
    if (!id) problems.push({ field: 'key', reason: { code: 'rowErrors.noNumber' } });
    else if (before)
      problems.push({ field: 'key', reason: { code: 'rowErrors.sameNumber', values: { row: before } } });
    else seen.set(id, row);
    return `id:${foldName(column)}:${id}`;
  };
}

function count(tally: Map<string, ImportPlan['unknown'][number]>, { field, unknown }: Problem) {
  if (unknown === undefined) return;
  const tallied = tally.get(`${field}:${foldName(unknown)}`) ?? { field, value: unknown, count: 0 };
  tallied.count += 1;
  tally.set(`${field}:${foldName(unknown)}`, tallied);
}
