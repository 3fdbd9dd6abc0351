import { inArray } from 'drizzle-orm';
import type { Contract, FileRecord } from '#contract/kernel/define.ts';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { names } from '../db/names.ts';
import { files } from '../db/schema/files.ts';
import { fileColumn, writableColumns } from '../db/schema/tableOf.ts';
import type { Context } from '../http/serve.ts';
import { referenceNames } from './references.ts';
import type { Resource, Row } from './resource.ts';

/** Rows in the form of the contract's `recordShape`: names of places and references, and a link for each file. */
export async function present(
  { contract, rules }: Resource,
  context: Pick<Context, 'db' | 'links' | 'actor'>,
  rows: Row[],
): Promise<Record<string, unknown>[]> {
  const known = await names(context.db);
  const fileOf = await storedFiles(contract, context, rows);
  const referred = await referenceNames(contract, context, rows);
  const detailsOf = await rules?.details?.(context, rows);
  return rows.map((row) => {
    const { id, version, created_at, created_by, updated_at, updated_by } = row;
    const record: Record<string, unknown> = {
      id,
      version,
      created_at: created_at.toISOString(),
      created_by: known.user(created_by),
      updated_at: updated_at.toISOString(),
      updated_by: known.user(updated_by),
    };
    for (const name of writableColumns(contract)) record[name] = row[name];
    for (const level of contract.placed ? PLACE_LEVELS : []) {
      record[level] = known.place(level, row[`${level}_id`]);
    }
    for (const [field, { at, nameAt, listAt }] of Object.entries(contract.files)) {
      const file = fileOf(row[fileColumn(field)]);
      if (at) putAt(record, at, file?.path ?? null);
      if (nameAt) putAt(record, nameAt, file?.name ?? null);
      if (listAt) record[listAt] = file ? [file] : [];
    }
    return Object.assign(record, referred(row), detailsOf?.(row));
  });
}

/** The ids of a row's files. */
export const fileIds = (contract: Contract, row: Row): number[] =>
  Object.keys(contract.files).flatMap((field) => (row[fileColumn(field)] as number | null) ?? []);

/** The files of rows with their links, by id (the answer of `achievement/media/{id}` and similar calls). */
export async function storedFiles(
  contract: Contract,
  { db, links }: Pick<Context, 'db' | 'links'>,
  rows: Row[],
) {
  const ids = rows.flatMap((row) => fileIds(contract, row));
  const stored = ids.length > 0 ? await db.select().from(files).where(inArray(files.id, ids)) : [];
  const byId = new Map<unknown, FileRecord>(
    stored.map((file) => [file.id, { id: file.id, name: file.name, path: links.link(file) }]),
  );
  return (id: unknown) => byId.get(id) ?? null;
}

/** 'thumbnail.path' sets `{ thumbnail: { path } }`, or `{ thumbnail: null }` without a file. */
function putAt(record: Record<string, unknown>, at: string, value: string | null) {
  const [name = at, inner] = at.split('.');
  record[name] = inner && value ? { [inner]: value } : value;
}
