import type { GetListParams, Identifier } from 'react-admin';
import type { REGISTER_FORMATS } from '#contract/letters/registerCalls.ts';

/** Registers are printed, too. */
export type ListFormat = (typeof REGISTER_FORMATS)[number];

import { request } from './http.ts';

/** What a file of a list is to hold: all that is found, in the order of the screen, or the chosen rows of it. */
export interface ExportOptions extends Pick<GetListParams, 'filter' | 'sort'> {
  ids?: readonly Identifier[];
  format: ListFormat;
}

/** Asks for a file of a list and answers the link that opens it (LIST-10). */
export async function exportList(path: string, fixed: object, options: ExportOptions): Promise<string> {
  const { filter, format, ids, sort } = options;
  const order = { sort: sort?.field, order: sort?.order.toLowerCase() };
  const query = { ...filter, ...fixed, ids, ...order, export: 'yes', format };
  return (await request<{ link: string }>('GET', path, { query })).link;
}
