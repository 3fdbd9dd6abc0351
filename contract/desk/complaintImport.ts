import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { flag, optional } from '#contract/kernel/fields.ts';
import { parseJson } from '#contract/kernel/json.ts';
import { listOf } from '#contract/kernel/list.ts';
import { tableRule } from '#contract/places/places.ts';

/** What a column of a file can be to a complaint. `key` is the file's own number of the case. */
export const IMPORT_FIELDS = [
  'key',
  'created_at',
  'closed_at',
  'status',
  'category',
  'parliament',
  'assembly',
  'mandal',
  'area',
  'name',
  'phone',
  'email',
  'details',
  'type',
  'source',
  'origin',
  'assigned',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Fields that every complaint has: from a column, or the same for all rows. */
export const REQUIRED_IMPORT_FIELDS = ['created_at', 'category', 'area', 'name', 'phone', 'details'] as const;

/** Without what a column of JSON cannot hold. */
const text = z.string().check(z.maxLength(500), z.regex(/^[^\0\p{Cs}]*$/u));
const rule = z.strictObject({
  /** The heading of the column. */
  column: z.optional(text),
  /** What the file says → what it is called here, letter case aside; `*` is any other that is not known here. */
  values: z.optional(z.record(text, text)),
  /** What stands for an empty cell, or for every row when there is no column. */
  otherwise: z.optional(text),
  /** Of the phone: where the cell is empty, or has a number that stands for none, none is known. */
  unknown: z.optional(z.boolean()),
  /** Of the number in the file: without a column, rows that are equal to rows of a file with another name are other cases. */
  own: z.optional(z.boolean()),
});
export type ImportRule = z.output<typeof rule>;

/** Where each field of a complaint comes from: what MAP.json holds. */
export const importMap = z.partialRecord(z.enum(IMPORT_FIELDS), rule);
export type ImportMap = z.output<typeof importMap>;

/** The mapping in a form: JSON as text; null when absent or empty, which means that it is guessed from the headings. */
const mapField = () =>
  z.pipe(
    z.transform((mapping: unknown) => parsed(mapping)) as z.ZodMiniTransform<unknown, unknown>,
    z.custom<ImportMap | null>(
      (value) => value === null || importMap.safeParse(value).success,
      errorTexts.notMap,
    ),
  );

function parsed(mapping: unknown): unknown {
  if (mapping === undefined || mapping === null || mapping === '') return null;
  if (typeof mapping !== 'string') return mapping;
  try {
    return parseJson(mapping);
  } catch {
    return mapping;
  }
}

const rowError = z.object({ row: z.int(), message: z.string() });

/** What an import would do. */
export const importPreview = z.object({
  /** The headings of the file. */
  columns: z.array(z.string()),
  /** The mapping that was used: the given one, or the guessed one. */
  map: importMap,
  total: z.int(),
  /** New complaints, and rows that were imported before. */
  created: z.int(),
  skipped: z.int(),
  /** How many people the new ones are of who are not known yet. */
  persons: z.optional(z.int()),
  /** The first rows that cannot be taken, counted from 1 with the header, and how many there are. */
  errors: z.array(rowError),
  error_count: z.int(),
  /** Names in the file that nothing here is called, the most frequent first. */
  unknown: z.array(z.object({ field: z.enum(IMPORT_FIELDS), value: z.string(), count: z.int() })),
  /** The first rows as they were read, by field. */
  rows: z.array(z.partialRecord(z.enum(IMPORT_FIELDS), z.string())),
});
export type ImportPreview = z.output<typeof importPreview>;

/** An import under way or done; `failure` says why it has stopped. */
export const importState = z.object({
  id: z.int(),
  name: z.string(),
  total: z.int(),
  created: z.int(),
  skipped: z.int(),
  /** Rows that were left out, and a signed link to a csv of them. */
  rejected: z.int(),
  rejects: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type ImportState = z.output<typeof importState>;

const body = { map: mapField() };
const files = { file: tableRule };

/** Reads a file of complaints and keeps nothing. */
export const previewImport = defineCall({
  method: 'POST',
  path: 'complaint/import/preview',
  may: ['masterData', 'create'],
  body,
  files,
  answer: importPreview,
});

/**
 * Imports a file of complaints behind the call: all rows or, with a 422 that names those that cannot be taken, none; with
 * `good_only` those that can be taken.
 */
export const startImport = defineCall({
  method: 'POST',
  path: 'complaint/import',
  may: ['masterData', 'create'],
  body: { ...body, good_only: optional(flag()) },
  files,
  answer: importState,
  creates: true,
});

/** Ends the caller's own import. What was added stays; one that has ended stays as it is. */
export const cancelImport = defineCall({
  method: 'POST',
  path: 'complaint/import/:id/cancel',
  may: ['masterData', 'create'],
  answer: importState,
});

/** The caller's last imports, newest first. */
export const listImports = defineCall({
  method: 'GET',
  path: 'complaint/import',
  may: ['masterData', 'create'],
  answer: listOf(importState),
});
