import type { Contract } from '#contract/kernel/define.ts';
import { type ExportFormat, MAX_EXPORTED_RECORDS } from '#contract/kernel/exports.ts';
import { filterQuery } from '#contract/kernel/filters.ts';
import { type Row, type RowQuery, selectRows } from '#contract/kernel/selectRows.ts';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { noteSeen } from '#server/desk/accessLog/note.ts';
import { pageOf } from '../db/listing.ts';
import type { Db } from '../db/open.ts';
import { invalidField } from '../errors/apiError.ts';
import { keepExport } from '../http/keepExport.ts';
import type { Context } from '../http/serve.ts';
import { csvOf } from '../sheets/csv.ts';
import { workbookOf } from '../sheets/workbook.ts';
import { sheetColumns } from './sheet.ts';

type Query = Record<string, unknown> & { format?: ExportFormat | null };
type ExportContext = Pick<Context, 'actor' | 'db' | 'files' | 'links' | 'now'> & { query: Query };

const WRITERS = { csv: csvOf, xlsx: workbookOf } as const;
/** Rows that are written at once before other requests run. */
const SLICE = 250;

/**
 * Exports the records of a list that the caller may see and the query selects, in the order of the screen (CRUD-02).
 * Returns a signed link, like the list of complaints (LIST-10). Exports of personal data are written to the access log.
 * @throws 422 under `export` for more than 50,000 records
 */
export async function exportRecords(
  contract: Contract,
  context: ExportContext,
  seen: Record<string, unknown>[],
) {
  const { actor, query, now } = context;
  const { data: records } = selectRows(seen as Row[], contract.search, preferencesOf(contract, query));
  refuseTooMany(records.length);
  const columns = sheetColumns(contract);
  async function* slices() {
    for (let start = 0; start < records.length; start += SLICE) {
      yield records.slice(start, start + SLICE).map((record) => columns.map(({ cellOf }) => cellOf(record)));
    }
  }
  const name = contract.name.replaceAll('/', '-');
  const format = query.format ?? 'csv';
  const wide = columns.filter(({ isWide }) => isWide).map(({ heading }) => heading);
  const sheet = { name, headings: columns.map(({ heading }) => heading), wide, slices: slices() };
  const rows = records.length;
  const link = await keepExport(
    { ...context, db: context.db as Db },
    {
      name,
      format,
      rows,
      content: WRITERS[format](sheet),
      note: async (tx) => {
        if (!contract.personal) return;
        const filters = { resource: contract.name, ...loggedFilters(query) };
        await noteSeen({ actor, db: tx, now }, 'export', { rows, filters });
      },
    },
  );
  return { data: [], total: rows, link };
}

/** Filters a list that was read whole, and returns the requested page or a file of all rows. */
export async function pageOrExport<T extends Record<string, unknown>>(
  contract: Contract,
  context: ExportContext & { query: Parameters<typeof pageOf>[1] },
  seen: T[],
) {
  if (context.query.export === 'yes') return exportRecords(contract, context, seen);
  const filter = ownFilters(contract, context.query);
  return pageOf(selectRows(seen as (T & Row)[], contract.search, { filter }).data, context.query);
}

/** @throws 422 for more records than an export may hold */
export function refuseTooMany(count: number): void {
  if (count > MAX_EXPORTED_RECORDS) throw invalidField('export', 'exportTooMany');
}

/** A list query in the form that the browser's list uses. */
function preferencesOf(contract: Contract, query: Query): RowQuery {
  const { ids, keyword } = query;
  const filter = { ids, keyword, ...ownFilters(contract, query), ...placesOf(query) };
  const { field, order } = contract.sort;
  return {
    filter,
    sort: { field: String(query.sort ?? field), order: String(query.order ?? order).toUpperCase() },
  };
}

const ownFilters = (contract: Contract, query: Query) =>
  Object.fromEntries(Object.keys(filterQuery(contract)).map((name) => [name, query[name]]));

const placesOf = (query: Query) =>
  Object.fromEntries(PLACE_LEVELS.map((level) => [level, query[`${level}_id`] ?? query[level]]));

/** Ids only: a typed text may be a name or a phone. */
function loggedFilters(query: Query) {
  const logged = { ...placesOf(query), words: Boolean(query.keyword) } as Record<string, number | boolean>;
  return Object.fromEntries(Object.entries(logged).filter(([, value]) => value));
}
