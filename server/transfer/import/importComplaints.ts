import { tmpdir } from 'node:os';
import type { ImportMap, ImportPreview } from '#contract/desk/complaintImport.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { invalidRows, rowsInEnglish } from '#server/kernel/errors/apiError.ts';
import { Matching, type PersonDescription } from '#server/persons/matching.ts';
import { byDay } from './byDay.ts';
import {
  type ComplaintFile,
  type ImportPlan,
  type PlannedComplaint,
  planImport,
  type RejectedRow,
} from './planImport.ts';
import { knownKeys, type Saved, saveComplaints } from './saveComplaints.ts';
import { Spool } from './spool.ts';

/** The most unknown names in an answer; a file with more is wrong as a whole. */
const MOST_SHOWN = 200;
const KEYS_AT_ONCE = 1_000;

/** The result that an import would have; stores nothing. */
export async function previewImport(
  db: Db,
  file: ComplaintFile,
  map: ImportMap | null,
  now: Date,
): Promise<ImportPreview> {
  const fresh: PersonDescription[] = [];
  let skipped = 0;
  let read: PlannedComplaint[] = [];
  const look = async (least: number) => {
    if (read.length < least) return;
    const keys = read.map(({ import_key }) => import_key);
    const known = await knownKeys(db, keys);
    fresh.push(
      ...read.filter(({ import_key }) => !known.has(import_key)).map(({ draft }) => descriptionOf(draft)),
    );
    skipped += known.size;
    read = [];
  };
  const { errors, unknown, ...plan } = await planImport(db, file, map, {
    now,
    take: (planned) => read.push(planned),
    settle: () => look(KEYS_AT_ONCE),
  });
  await look(1);
  const counts = { created: fresh.length, skipped, persons: await countNewPersons(db, fresh) };
  return { ...plan, ...counts, errors: rowsInEnglish(errors), unknown: unknown.slice(0, MOST_SHOWN) };
}

/** Only the needed parts of a row: all rows of a file are held in memory. */
const descriptionOf = ({
  name,
  phone,
  parliament_id,
  assembly_id,
  mandal_id,
  area_id,
  created_at,
}: PersonDescription): PersonDescription => ({
  name,
  phone,
  created_at,
  parliament_id,
  assembly_id,
  mandal_id,
  area_id,
});

export interface ImportRequest {
  file: ComplaintFile;
  map: ImportMap | null;
  now: Date;
  /** Imports the valid rows and leaves the others out, instead of refusing the file. */
  goodOnly: boolean;
}

/**
 * Refuses a file with errors, unless `goodOnly` is set and some rows are valid.
 * @throws 422
 */
function demandGood({ error_count, errors }: ImportPlan, good: number, goodOnly: boolean) {
  if (error_count === 0 || (goodOnly && good > 0)) return;
  throw invalidRows({ code: 'rowsRefused', values: { count: error_count } }, errors);
}

/**
 * The number of valid and of invalid rows of a file.
 * @throws 422 that names the invalid rows when the file cannot be imported
 */
export async function checkImport(db: Db, { file, map, now, goodOnly }: ImportRequest) {
  let good = 0;
  const plan = await planImport(db, file, map, {
    now,
    take: () => {
      good += 1;
    },
  });
  demandGood(plan, good, goodOnly);
  return { map: plan.map, good, rejected: plan.total - good };
}

interface ImportOptions extends ImportRequest {
  creator_id: number | null;
  saved: Parameters<typeof saveComplaints>[2]['saved'];
  /** The folder for waiting rows; for a large file, on a disk that is large enough. */
  folder?: string;
}

/** The rows that an import left out, with the headings of their file. */
export interface RejectedRows {
  columns: readonly string[];
  rejects: Spool<RejectedRow>;
}

/**
 * Imports a csv or xlsx of complaints, in batches: all of it, its valid rows or, with a 422 that names the invalid
 * ones, nothing. It can be repeated; a row that already exists counts as skipped. `leave` gets the rows that were left
 * out.
 */
export async function importComplaints<T = void>(
  db: Db,
  options: ImportOptions,
  leave?: (rejected: RejectedRows) => Promise<T>,
): Promise<Saved & { rejected: number }> {
  const folder = options.folder ?? tmpdir();
  const [planned, rejects] = [
    await Spool.open<PlannedComplaint>(folder),
    await Spool.open<RejectedRow>(folder),
  ];
  try {
    const days: number[] = [];
    const plan = await planImport(db, options.file, options.map, {
      now: options.now,
      take(each) {
        days.push(each.draft.created_at.getTime());
        planned.add(each);
      },
      leave: (each) => rejects.add(each),
      settle: () => Promise.all([planned.settle(), rejects.settle()]),
    });
    demandGood(plan, planned.length, options.goodOnly);
    const saved = await saveComplaints(db, byDay(planned, days), options);
    await leave?.({ columns: plan.columns, rejects });
    return { ...saved, rejected: rejects.length };
  } finally {
    await planned.close();
    await rejects.close();
  }
}

const AT_ONCE = 1_000;

/** How many new persons these complaints would add, matched oldest first as the import does (PER-03). */
async function countNewPersons(db: Db, descriptions: readonly PersonDescription[]): Promise<number> {
  const matching = new Matching();
  const inOrder = descriptions.toSorted(
    (one, other) => one.created_at.getTime() - other.created_at.getTime(),
  );
  for (let start = 0; start < inOrder.length; start += AT_ONCE) {
    const some = inOrder.slice(start, start + AT_ONCE);
    await matching.read(db, some);
    for (const description of some) matching.whose(description);
  }
  return matching.made;
}
