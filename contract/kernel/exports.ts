import * as z from 'zod/mini';
import { codedFields } from '#contract/kernel/codedFields.ts';
import { defineCall } from './define.ts';
import { choice, optional } from './fields.ts';
import { listOf } from './list.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * The columns of an export of complaints: those of the list (LIST-14), then the other fields. An import recognises such
 * a file by them.
 */
export const EXPORT_HEADINGS = [
  'Number',
  'Category',
  'Area',
  'Name',
  'Phone',
  'Source',
  'Status',
  'Staff',
  'Days',
  'Date',
  'Type',
  'Parliament',
  'Assembly',
  'Mandal',
  'Origin',
  'Grievance Incharge',
  'Email',
  'Closed on',
  'Exact status',
  'Details',
] as const;

/** Up to so many rows the call waits for the file; larger files are written in the background. */
export const MAX_DIRECT_EXPORT_ROWS = 2_000;

/** The most records in an export of a plain resource; the call itself writes it. */
export const MAX_EXPORTED_RECORDS = 50_000;

/** Query fields for exporting all rows that match the filters (LIST-10); csv by default. */
export const exportQuery = {
  export: optional(choice(['yes', 'no'])),
  format: optional(choice(EXPORT_FORMATS)),
};

/** The answer of an exportable list: with `export=yes` it has no rows, but their number and the link of the file. */
export const exportable = <T extends z.ZodMiniType>(row: T) =>
  z.extend(listOf(row), { link: z.optional(z.string()) });

/**
 * The state of an export: `rows` of `total` are written. The link exists when all are; `failure` says why the export
 * failed. While rows are still being counted, `total` may rise.
 */
export const exportState = z.object({
  id: z.int(),
  rows: z.int(),
  total: z.int(),
  link: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  ...codedFields,
});
export type ExportState = z.output<typeof exportState>;

/** Cancels the caller's own export; one that has ended does not change. */
export const cancelExport = defineCall({
  method: 'POST',
  path: 'complaint/export/:id/cancel',
  may: ['complaint', 'list'],
  answer: exportState,
});

/** The caller's own export; 404 for another user's. */
export const getExport = defineCall({
  method: 'GET',
  path: 'complaint/export/:id',
  may: ['complaint', 'list'],
  answer: exportState,
});
