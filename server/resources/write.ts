import { and, eq } from 'drizzle-orm';
import { changes, ownPlaces } from '../../contract/access.ts';
import { type Contract, inputShape } from '../../contract/define.ts';
import { columnKinds } from '../../contract/fields.ts';
import { messages } from '../../contract/messages.ts';
import { checkPlaces } from '../db/places.ts';
import { inUse, refusalOf } from '../db/refusals.ts';
import { fileColumn, type ResourceTable, uniqueName } from '../db/schema/tableOf.ts';
import { visible } from '../db/scope.ts';
import { conflict, forbidden, invalid, invalidField, notFound } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';
import { dropFiles } from '../http/uploads.ts';
import { sanitiseHtml } from '../text/sanitise.ts';
import { fileIds, present } from './present.ts';
import { checkReferences } from './references.ts';
import type { Row } from './row.ts';
import { rulesOf } from './rules.ts';

/** Handlers of a plain resource find their fields by name: which there are is the contract's affair. */
export type RecordContext = Context & { params: { id: number } };
type Values = Record<string, unknown>;

export async function createRecord(contract: Contract, table: ResourceTable, context: Context) {
  const { actor, body, db, now } = context;
  const values: Values = { ...storable(contract, body), ...(contract.placed ? ownPlaces(actor) : {}) };
  await checkValues(contract, context, values);
  Object.assign(values, await keepUploads(context), { created_at: now, updated_at: now });
  const rows = await named(
    contract,
    db
      .insert(table)
      .values(values as Row)
      .returning(),
  );
  return presentOne(contract, context, rows);
}

/** Changes what the body names. A new file replaces the old one; without one the old one stays (API-02). */
export async function updateRecord(contract: Contract, table: ResourceTable, context: RecordContext) {
  const { actor, body, db, now } = context;
  const row = await ownRow(contract, table, context, context.params.id);
  const { version } = body as { version?: number | null };
  if (typeof version === 'number' && version !== row.version) {
    throw conflict(await presentOne(contract, context, [row]));
  }
  const values: Values = { ...storable(contract, body), ...(contract.placed ? ownPlaces(actor) : {}) };
  await checkValues(contract, context, { ...row, ...values });
  const uploads = await keepUploads(context);
  const rows = await named(
    contract,
    db
      .update(table)
      .set({ ...values, ...uploads, updated_at: now, version: row.version + 1 })
      .where(eq(table.id, row.id))
      .returning(),
  );
  const replaced = Object.keys(uploads).flatMap((column) => (row[column] as number | null) ?? []);
  await dropFiles(context, replaced);
  return presentOne(contract, context, rows);
}

export async function removeRecord(contract: Contract, table: ResourceTable, context: RecordContext) {
  const row = await ownRow(contract, table, context, context.params.id);
  const rules = rulesOf(contract);
  const files = [...fileIds(contract, row), ...((await rules.filesOf?.(context, row)) ?? [])];
  await context.db.delete(table).where(eq(table.id, row.id)).catch(orInUse);
  await dropFiles(context, files);
  rules.written?.(context);
}

/** 422 where the values do not fit what else is stored: places, required levels of them, references. */
async function checkValues(contract: Contract, context: Context, values: Values) {
  await checkPlaces(context.db, values);
  const missing = contract.requiredPlaces.map((level) => `${level}_id`).filter((field) => !values[field]);
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((field) => [field, [messages.required]])));
  rulesOf(contract).check?.(context, values);
  await checkReferences(contract, context, values);
  rulesOf(contract).written?.(context);
}

/** A write whose refusal by a unique index names the field. */
function named<T>(contract: Contract, write: Promise<T>): Promise<T> {
  return write.catch((error: unknown) => {
    const refusal = refusalOf(error);
    const field = contract.unique.find((name) => uniqueName(contract, name) === refusal?.constraint);
    throw field ? invalidField(field, 'taken') : error;
  });
}

/** What another record refers to stays: the refusal says so. */
function orInUse(error: unknown): never {
  const why = inUse(error);
  throw why ? invalidField('id', why) : error;
}

/** The row to be changed, locked. 404 when the caller does not see it, 403 when it stands above his place (SCOPE-08). */
export async function ownRow(contract: Contract, table: ResourceTable, context: Context, id: number) {
  const { actor, db } = context;
  const rows: Row[] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), visible(actor, table)))
    .for('update');
  const row = rows[0];
  if (!row) throw notFound();
  if (contract.placed && !changes(actor, row)) throw forbidden();
  rulesOf(contract).check?.(context, row);
  return row;
}

/** What a body says about the columns of the contract, rich text sanitised. */
function storable(contract: Contract, body: Values): Values {
  const values: Values = {};
  for (const [name, schema] of Object.entries(inputShape(contract))) {
    const value = body[name];
    if (value === undefined) continue;
    values[name] = columnKinds.get(schema)?.html && typeof value === 'string' ? sanitiseHtml(value) : value;
  }
  return values;
}

/** Stores what was uploaded, by the column that names it. */
async function keepUploads({ keep, uploads }: Context): Promise<Record<string, number>> {
  const kept: Record<string, number> = {};
  for (const [field, upload] of Object.entries(uploads)) {
    if (upload) kept[fileColumn(field)] = await keep(upload);
  }
  return kept;
}

async function presentOne(contract: Contract, context: Context, rows: unknown[]) {
  const [record] = await present(contract, context, rows as Row[]);
  if (!record) throw notFound();
  return record;
}
