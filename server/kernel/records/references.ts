import { and, inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Contract, nameField, references } from '#contract/kernel/define.ts';
import type { LocalName } from '#contract/kernel/named.ts';
import { inParallel } from '../db/inParallel.ts';
import { type Named, namedOf } from '../db/names.ts';
import { resourceTables } from '../db/schema/resources.ts';
import type { ResourceTable } from '../db/schema/tableOf.ts';
import { visible } from '../db/scope.ts';
import { type FieldErrors, invalid } from '../errors/apiError.ts';
import type { Context } from '../http/serve.ts';

/** A category also has names in other languages. */
type NamedTable = ResourceTable & { name: AnyPgColumn } & Partial<Record<LocalName, AnyPgColumn>>;
type ReferenceContext = Pick<Context, 'db' | 'actor'>;
type Values = Record<string, unknown>;

/** 422 under each field that names a record that does not exist or is outside the caller's scope. */
export async function checkReferences(
  contract: Contract,
  context: ReferenceContext,
  values: Values,
): Promise<void> {
  const errors: FieldErrors = {};
  for (const { field, to } of references(contract)) {
    const id = values[field];
    if (typeof id !== 'number') continue;
    const names = await namesIn(to, context, [id]);
    if (!names.has(id)) errors[field] = [{ code: 'unknownChoice' }];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** The referenced records of some rows, to spread into answers: `{ category: { id, name } }`. */
export async function referenceNames(
  contract: Contract,
  context: ReferenceContext,
  rows: Values[],
): Promise<(row: Values) => Values> {
  const known = await inParallel(
    context.db,
    references(contract).map(({ field, to }) => async () => {
      const ids = [...new Set(rows.flatMap((row) => (row[field] as number | null) ?? []))];
      return { field, names: await namesIn(to, context, ids) };
    }),
  );
  return (row) =>
    Object.fromEntries(known.map(({ field, names }) => [nameField(field), names.get(row[field]) ?? null]));
}

async function namesIn(
  to: string,
  { db, actor }: ReferenceContext,
  ids: number[],
): Promise<Map<unknown, Named>> {
  const table = resourceTables.get(to) as NamedTable | undefined;
  if (!table || ids.length === 0) return new Map();
  const { id, name, name_te, name_hi } = table;
  const rows = await db
    .select({ id, name, ...(name_te ? { name_te } : {}), ...(name_hi ? { name_hi } : {}) })
    .from(table)
    .where(and(inArray(table.id, ids), visible(actor, table)));
  return new Map((rows as Named[]).map((row) => [row.id, namedOf(row)]));
}
