import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { changes, ownPlaces } from '#contract/access/scope.ts';
import { type Contract, inputShape } from '#contract/kernel/define.ts';
import { columnKinds } from '#contract/kernel/fields.ts';
import { changeRow, insertRow } from '#server/kernel/db/rows.ts';
import { refusalOf } from '../db/constraints.ts';
import { checkPlaces } from '../db/places.ts';
import { fileColumn, uniqueName } from '../db/schema/tableOf.ts';
import { visible } from '../db/scope.ts';
import { refuseTakenName } from '../db/takenNames.ts';
import { forbidden, invalidField, invalidFields, notFound, refuseOlder } from '../errors/apiError.ts';
import type { Context } from '../http/serve.ts';
import { dropFiles } from '../http/storeUploads.ts';
import { sanitiseHtml } from '../text/sanitise.ts';
import { present } from './present.ts';
import { checkReferences } from './references.ts';
import type { Resource, Row } from './resource.ts';

/** Handlers of a plain resource read fields by name, because only the contract knows them. */
export type RecordContext = Context & { params: { id: number } };
type Values = Record<string, unknown>;

export async function createRecord(resource: Resource, context: Context) {
  const { contract, table } = resource;
  const { actor, body, db, now } = context;
  const values: Values = { ...storable(contract, body), ...(contract.placed ? ownPlaces(actor) : {}) };
  await checkValues(resource, context, values);
  const by = { created_at: now, created_by: actor.id, updated_at: now, updated_by: actor.id };
  Object.assign(values, await keepUploads(context), by);
  return presentOne(resource, context, await named(contract, insertRow(db, table, values as Row)));
}

/** Changes the fields that the body names. A new file replaces the old one; without one the old one stays (API-02). */
export async function updateRecord(resource: Resource, context: RecordContext) {
  const { contract, table } = resource;
  const { actor, body } = context;
  const row = await ownRow(resource, context, context.params.id);
  const { version } = body as { version?: number | null };
  await refuseOlder(version, row, () => presentOne(resource, context, row));
  const values: Values = { ...storable(contract, body), ...(contract.placed ? ownPlaces(actor) : {}) };
  await checkValues(resource, context, { ...row, ...values }, row);
  const uploads = await keepUploads(context);
  const changed = { ...values, ...uploads, updated_by: actor.id };
  const after = await named(contract, changeRow(context, table, row, changed));
  const replaced = Object.keys(uploads).flatMap((column) => (row[column] as number | null) ?? []);
  await dropFiles(context, replaced);
  return presentOne(resource, context, after);
}

/** 422 when the values do not fit other records: places and their required levels, unique names, references. */
async function checkValues(resource: Resource, context: Context, values: Values, before?: Row) {
  const { contract, rules } = resource;
  const missing = contract.requiredPlaces.map((level) => `${level}_id`).filter((field) => !values[field]);
  if (missing.length > 0) throw invalidFields(missing, 'required');
  await checkPlaces(context.db, values);
  rules?.check?.(context, values);
  for (const field of contract.unique) await refuseTaken(resource, context, field, values, before);
  await checkReferences(contract, context, values);
  rules?.written?.(context);
}

function refuseTaken(
  { contract, table }: Resource,
  { db }: Context,
  field: string,
  values: Values,
  before?: Row,
) {
  const column = (table as unknown as Record<string, AnyPgColumn>)[field];
  const name = values[field];
  if (!column || typeof name !== 'string') return;
  const named = { table, field, column, lock: uniqueName(contract, field) };
  return refuseTakenName(db, named, { id: before?.id, name, before: before && String(before[field] ?? '') });
}

/** Runs a write; an error of a unique index becomes a 422 under its field. */
function named<T>(contract: Contract, write: Promise<T>): Promise<T> {
  return write.catch((error: unknown) => {
    const refusal = refusalOf(error);
    const field = contract.unique.find((name) => uniqueName(contract, name) === refusal?.constraint);
    throw field ? invalidField(field, 'taken') : error;
  });
}

/**
 * Reads and locks the row to change.
 * @throws 404 when the caller does not see it, 403 when it is above the caller's place (SCOPE-08)
 */
export async function ownRow({ contract, table, rules }: Resource, context: Context, id: number) {
  const { actor, db } = context;
  const rows: Row[] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), visible(actor, table)))
    .for('update');
  const row = rows[0];
  if (!row) throw notFound();
  if (contract.placed && !changes(actor, row)) throw forbidden();
  rules?.check?.(context, row);
  return row;
}

/** The body's values for the columns of the contract, with sanitised rich text. */
function storable(contract: Contract, body: Values): Values {
  const values: Values = {};
  for (const [name, schema] of Object.entries(inputShape(contract))) {
    const value = body[name];
    if (value === undefined) continue;
    values[name] = columnKinds.get(schema)?.html && typeof value === 'string' ? sanitiseHtml(value) : value;
  }
  return values;
}

/** Stores the uploads and returns their ids by column. */
async function keepUploads({ keep, uploads }: Context): Promise<Record<string, number>> {
  const fileIds: Record<string, number> = {};
  for (const [field, upload] of Object.entries(uploads)) {
    if (upload) fileIds[fileColumn(field)] = await keep(upload);
  }
  return fileIds;
}

async function presentOne(resource: Resource, context: Context, row: unknown) {
  const [record] = await present(resource, context, [row as Row]);
  if (!record) throw notFound();
  return record;
}
