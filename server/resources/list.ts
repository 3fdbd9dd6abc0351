import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { crudCalls } from '../../contract/crud.ts';
import type { Contract } from '../../contract/define.ts';
import { contains, placeFilter, sliceOf } from '../db/listing.ts';
import type { ResourceTable } from '../db/schema/tableOf.ts';
import { visible } from '../db/scope.ts';
import type { Context } from '../http/serve.ts';
import { present } from './present.ts';
import type { Row } from './row.ts';

type ListContext = Context<ReturnType<typeof crudCalls>['list']>;

/** The rows that the caller may see and asks for, in a stable order; every one of them without `page` (API-03). */
export async function listRecords(contract: Contract, table: ResourceTable, context: ListContext) {
  const { actor, db, query } = context;
  const columns = table as unknown as Record<string, AnyPgColumn>;
  const searched = contract.search.flatMap((name) => columns[name] ?? []);
  const where = and(
    visible(actor, table),
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
  const slice = sliceOf(query);
  const found = slice ? await rows.limit(slice.limit).offset(slice.offset) : await rows;
  const total = slice ? await db.$count(table, where) : found.length;
  return { data: await present(contract, context, found as Row[]), total };
}

/** The contract's own filters, those that are asked for. */
function ownFilters(
  contract: Contract,
  columns: Record<string, AnyPgColumn>,
  query: Record<string, unknown>,
) {
  return contract.filters.flatMap((name) => {
    const [column, value] = [columns[name], query[name] ?? null];
    return column && value !== null ? [eq(column, value)] : [];
  });
}

const SORTABLE = ['id', 'created_at', 'updated_at'];

/** The order asked for, when it is by a field of the contract, else the contract's own; ties go by id. */
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
