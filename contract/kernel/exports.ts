import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { choice, optional } from './fields.ts';
import { listOf } from './list.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * The columns of a file of grievances: those of the list (LIST-14), then what else is known of one. An import knows a file
 * by them.
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

/** Up to so many rows the call itself waits for the file; more are written in the background. */
export const MAX_DIRECT_EXPORT_ROWS = 2_000;

/** A file of records that are no complaints holds so many; they are written by the call that asks for them. */
export const MAX_EXPORTED_RECORDS = 50_000;

/** What a list takes besides its filters, for a file of every row that fits them (LIST-10); csv unless told otherwise. */
export const exportQuery = {
  export: optional(choice(['yes', 'no'])),
  format: optional(choice(EXPORT_FORMATS)),
};

/** The answer of such a list: with `export=yes` no rows, their number, and where the file is. */
export const exportable = <T extends z.ZodMiniType>(row: T) =>
  z.extend(listOf(row), { link: z.optional(z.string()) });

/**
 * How an export stands: `rows` of `total` are written. The link is there once all are, and `failure` says why they
 * never will be. While rows are still being counted, `total` may rise.
 */
export const exportState = z.object({
  id: z.int(),
  rows: z.int(),
  total: z.int(),
  link: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});
export type ExportState = z.output<typeof exportState>;

/** Ends the caller's own export; one that has ended stays as it is. */
export const cancelExport = defineCall({
  method: 'POST',
  path: 'complaint/export/:id/cancel',
  may: ['complaint', 'list'],
  answer: exportState,
});

/** The caller's own export; anybody else's does not exist. */
export const getExport = defineCall({
  method: 'GET',
  path: 'complaint/export/:id',
  may: ['complaint', 'list'],
  answer: exportState,
});
