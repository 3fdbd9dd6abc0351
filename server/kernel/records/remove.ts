import { and, asc, eq, inArray } from 'drizzle-orm';
import { changes } from '#contract/access/scope.ts';
import type { Contract } from '#contract/kernel/define.ts';
import type { RefusedRecord } from '#contract/kernel/errors.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { inUse } from '../db/constraints.ts';
import { visible } from '../db/scope.ts';
import { ApiError, forbidden, inEnglish, invalidField, notFound, textOf } from '../errors/apiError.ts';
import type { Context } from '../http/serve.ts';
import { dropFiles } from '../http/storeUploads.ts';
import { fileIds } from './present.ts';
import type { Resource, Row } from './resource.ts';
import { ownRow, type RecordContext } from './write.ts';

/** Deletes a record; 422 when another record refers to it. */
export async function removeRecord(resource: Resource, context: RecordContext) {
  const row = await ownRow(resource, context, context.params.id);
  await removeRows(resource, context, [row]).catch((error: unknown) => {
    const why = inUse(error);
    throw why ? invalidField('id', why) : error;
  });
}

/**
 * Deletes all of the records or none.
 * @throws 404, 403, or 422 whose `records` are those that cannot be deleted, each with its reason
 */
export async function removeRecords(resource: Resource, context: Context & { body: { id: number[] } }) {
  const { contract, table } = resource;
  const { actor, db } = context;
  const ids = [...new Set(context.body.id)];
  const rows: Row[] = await db
    .select()
    .from(table)
    .where(and(inArray(table.id, ids), visible(actor, table)))
    .orderBy(asc(table.id))
    .for('update');
  const unseen = ids.filter((id) => rows.every((row) => row.id !== id));
  if (unseen.length > 0) {
    const gone = unseen.map((id) => ({ id, name: null, refusal: notFound() }));
    throw refused(notFound(), gone);
  }
  const refusals = rows.flatMap((row) => {
    const refusal = refusalOf(resource, context, row);
    return refusal ? [{ ...named(contract, row), refusal }] : [];
  });
  if (refusals[0]) throw refused(refusals[0].refusal, refusals);
  await db
    .transaction((tx) => removeRows(resource, { ...context, db: tx }, rows))
    .catch(async (error: unknown) => {
      throw inUse(error) ? await whoIsInUse(resource, context, rows) : error;
    });
}

async function removeRows({ contract, table, rules }: Resource, context: Context, rows: Row[]) {
  const files = [
    ...rows.flatMap((row) => fileIds(contract, row)),
    ...((await rules?.filesOf?.(context, rows)) ?? []),
  ];
  const ids = idsOf(rows);
  await context.db.delete(table).where(inArray(table.id, ids));
  await dropFiles(context, files);
  rules?.written?.(context);
}

/** Tries to delete each row on its own. Nothing of that persists, since the call fails. */
async function whoIsInUse({ contract, table }: Resource, { db }: Context, rows: Row[]) {
  const records: (RefusedRecord & { code: ErrorCode })[] = [];
  for (const row of rows) {
    await db
      .transaction((tx) => tx.delete(table).where(eq(table.id, row.id)))
      .catch((error: unknown) => {
        const why = inUse(error);
        if (!why) throw error;
        records.push({ ...named(contract, row), message: textOf(why), code: why });
      });
  }
  const code = records[0]?.code ?? 'inUse';
  return new ApiError(422, code, { errors: { id: [{ code }] }, records });
}

/** The error when the caller may not delete the record; null when it may be deleted. */
function refusalOf({ contract, rules }: Resource, context: Context, row: Row): ApiError | null {
  if (contract.placed && !changes(context.actor, row)) return forbidden();
  try {
    rules?.check?.(context, row);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** A record named by the first field that its list searches: its name or its title. */
const named = ({ search }: Contract, row: Row) => ({ id: row.id, name: String(row[search[0] ?? 'id']) });

const refused = (
  { status, coded, details }: ApiError,
  records: (Pick<RefusedRecord, 'id' | 'name'> & { refusal: ApiError })[],
) =>
  new ApiError(status, coded, {
    ...details,
    records: records.map(({ refusal, ...record }) => ({ ...record, ...inEnglish(refusal.coded) })),
  });
