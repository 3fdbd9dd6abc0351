import type { GetListParams, Identifier } from 'react-admin';
import type { REGISTER_FORMATS } from '#contract/letters/registerCalls.ts';

/** Registers can also be printed. */
export type ListFormat = (typeof REGISTER_FORMATS)[number];

import { request } from './http.ts';

/** The rows of an exported list: all that match, in the order of the screen, or the selected ones. */
export interface ExportOptions extends Pick<GetListParams, 'filter' | 'sort'> {
  ids?: readonly Identifier[];
  format: ListFormat;
}

/** Exports a list and returns the link of the file (LIST-10). */
export async function exportList(path: string, fixed: object, options: ExportOptions): Promise<string> {
  const { filter, format, ids, sort } = options;
  const order = { sort: sort?.field, order: sort?.order.toLowerCase() };
  const query = { ...filter, ...fixed, ids, ...order, export: 'yes', format };
  return (await request<{ link: string }>('GET', path, { query })).link;
}
