import * as z from 'zod/mini';
import { codedFields } from '#contract/kernel/codedFields.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { flag, optional } from '#contract/kernel/fields.ts';
import { parseJson } from '#contract/kernel/json.ts';
import { listOf } from '#contract/kernel/list.ts';
import { rule } from '#contract/kernel/rule.ts';
import { tableRule } from '#contract/places/places.ts';

/** The fields to which columns of a file can be mapped. `key` is the file's own number of the complaint. */
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
/** A field as a value of a text. */
export const fieldName = (field: ImportField) => ({ code: `importing.fields.${field}` });

/** Fields that every complaint needs: from a column, or the same for all rows. */
export const REQUIRED_IMPORT_FIELDS = ['created_at', 'category', 'area', 'name', 'phone', 'details'] as const;

/** Without letters that a JSON column cannot store. */
const text = z.string().check(z.maxLength(500), z.regex(/^[^\0\p{Cs}]*$/u));
const columnRule = z.strictObject({
  /** The heading of the column. */
  column: z.optional(text),
  /** Text in the file → name here, ignoring letter case; `*` matches any other unknown text. */
  values: z.optional(z.record(text, text)),
  /** The value for an empty cell, or for every row without a column. */
  otherwise: z.optional(text),
  /** For the phone: an empty cell or a placeholder phone means unknown. */
  unknown: z.optional(z.boolean()),
  /** For the number without a column: rows that equal rows of a file with another name are different complaints. */
  own: z.optional(z.boolean()),
});
export type ImportRule = z.output<typeof columnRule>;

/** The source of each field of a complaint: the content of MAP.json. */
export const importMap = z.partialRecord(z.enum(IMPORT_FIELDS), columnRule);
export type ImportMap = z.output<typeof importMap>;

/** The mapping in a form: JSON as text; null when absent or empty, and then guessed from the headings. */
const mapField = () =>
  z.pipe(
    z.transform((mapping: unknown) => parsed(mapping)) as z.ZodMiniTransform<unknown, unknown>,
    z.custom<ImportMap | null>(
      (value) => value === null || importMap.safeParse(value).success,
      rule('notMap'),
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

const rowError = z.object({ row: z.int(), message: z.string(), ...codedFields });

/** The result that an import would have. */
export const importPreview = z.object({
  /** The headings of the file. */
  columns: z.array(z.string()),
  /** The used mapping: the given one, or the guessed one. */
  map: importMap,
  total: z.int(),
  /** New complaints, and rows that were imported before. */
  created: z.int(),
  skipped: z.int(),
  /** How many new persons they would add. */
  persons: z.optional(z.int()),
  /** The first invalid rows, counted from 1 with the header, and their number. */
  errors: z.array(rowError),
  error_count: z.int(),
  /** Names in the file that do not exist here, the most frequent first. */
  unknown: z.array(z.object({ field: z.enum(IMPORT_FIELDS), value: z.string(), count: z.int() })),
  /** The first rows as they were read, by field. */
  rows: z.array(z.partialRecord(z.enum(IMPORT_FIELDS), z.string())),
});
export type ImportPreview = z.output<typeof importPreview>;

/** A running or finished import; `failure` says why it has stopped. */
export const importState = z.object({
  id: z.int(),
  name: z.string(),
  total: z.int(),
  created: z.int(),
  skipped: z.int(),
  /** Left-out rows, and a signed link to a csv of them. */
  rejected: z.int(),
  rejects: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  ...codedFields,
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type ImportState = z.output<typeof importState>;

const body = { map: mapField() };
const files = { file: tableRule };

/** Reads a file of complaints and stores nothing. */
export const previewImport = defineCall({
  method: 'POST',
  path: 'complaint/import/preview',
  may: ['masterData', 'create'],
  body,
  files,
  answer: importPreview,
});

/**
 * Imports a file of complaints with a job: all rows or, with a 422 that names the invalid ones, none; with `good_only`
 * the valid rows.
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

/** Cancels the caller's own import. Its complaints stay; a finished import does not change. */
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
