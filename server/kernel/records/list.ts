import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { crudCalls } from '#contract/kernel/crud.ts';
import type { Contract } from '#contract/kernel/define.ts';
import { MAX_EXPORTED_RECORDS } from '#contract/kernel/exports.ts';
import { listFilters } from '#contract/kernel/filters.ts';
import { chosen, contains, placeFilter, rowsOfPage, sliceOf } from '../db/listing.ts';
import { visible } from '../db/scope.ts';
import type { Context } from '../http/serve.ts';
import { exportRecords, refuseTooMany } from './export.ts';
import { present } from './present.ts';
import type { Resource, Row } from './resource.ts';

const PART = 1_000;

type ListContext = Context<ReturnType<typeof crudCalls>['list']>;

/** The rows that the caller may see and the query selects, in a stable order; all of them without `page` (API-03). */
export async function listRecords(resource: Resource, context: ListContext) {
  const { contract, table } = resource;
  const { actor, db, query } = context;
  const columns = table as unknown as Record<string, AnyPgColumn>;
  const searched = contract.search.flatMap((name) => columns[name] ?? []);
  const where = and(
    visible(actor, table),
    chosen(query, table.id),
    placeFilter(actor, query, table),
    contains(query.keyword, searched),
    ...ownFilters(contract, columns, query),
    contract.demoField ? sql`lower(btrim(${columns[contract.demoField]})) <> 'demo'` : undefined,
  );
  const rows = db
    .select()
    .from(table)
    .where(where)
    .orderBy(...orderOf(contract, columns, query))
    .$dynamic();
  if (query.export === 'yes') {
    const all = (await rows.limit(MAX_EXPORTED_RECORDS + 1)) as Row[];
    refuseTooMany(all.length);
    return exportRecords(contract, context, await presentAll(resource, context, all));
  }
  const slice = sliceOf(query);
  if (!slice) {
    const all = await rows;
    return { data: await present(resource, context, all as Row[]), total: all.length };
  }
  const total = await db.$count(table, where);
  const pageRows = await rowsOfPage({ total }, slice.offset, () =>
    rows.limit(slice.limit).offset(slice.offset),
  );
  return { data: await present(resource, context, pageRows as Row[]), total };
}

/** In parts, because a query takes at most some ten thousand parameters. */
async function presentAll(resource: Resource, context: ListContext, rows: Row[]) {
  const records: Record<string, unknown>[] = [];
  for (let start = 0; start < rows.length; start += PART) {
    records.push(...(await present(resource, context, rows.slice(start, start + PART))));
  }
  return records;
}

/** The filters on the contract's fields that the query uses, as `selectRows` applies them in the browser. */
function ownFilters(
  contract: Contract,
  columns: Record<string, AnyPgColumn>,
  query: Record<string, unknown>,
): SQL[] {
  return listFilters(contract).flatMap((filter) => {
    const column = columns[filter.field];
    if (!column || filter.kind === 'place') return [];
    if (filter.kind !== 'days') return isDefined(query[filter.field]) ? eq(column, query[filter.field]) : [];
    const day = sql`left(${column}::text, 10)`;
    const { [filter.from]: from, [filter.to]: to } = query;
    return [isDefined(from) ? sql`${day} >= ${from}` : [], isDefined(to) ? sql`${day} <= ${to}` : []].flat();
  });
}

const isDefined = (value: unknown) => value !== undefined && value !== null;

const SORTABLE = ['id', 'created_at', 'updated_at'];

/** The requested order if it names a field of the contract, otherwise the contract's own; ties are ordered by id. */
function orderOf(
  contract: Contract,
  columns: Record<string, AnyPgColumn>,
  { sort, order }: ListContext['query'],
): SQL[] {
  const chosen =
    sort && (Object.hasOwn(contract.input, sort) || SORTABLE.includes(sort)) ? columns[sort] : undefined;
  const column = chosen ?? columns[contract.sort.field];
  const towards = (chosen && order ? order.toUpperCase() : contract.sort.order) === 'DESC' ? desc : asc;
  return [column, columns.id].flatMap((by) => (by ? [towards(by)] : []));
}
