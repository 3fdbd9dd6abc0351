import * as z from 'zod/mini';
import {
  type Contract,
  defineCall,
  fileRecord,
  inputShape,
  messageAnswer,
  partial,
  recordShape,
} from './define.ts';
import { exportable, exportQuery } from './exports.ts';
import { ids, integer, optional } from './fields.ts';
import { filterQuery } from './filters.ts';
import { listOf, listQuery } from './list.ts';
import { localNames } from './named.ts';
import { rule } from './rule.ts';

/**
 * The calls of a plain resource (API-01 to API-03). `removeMany` deletes all of the records or none. If one cannot be
 * deleted, the error's `records` name those records with the reasons.
 */
export function crudCalls(contract: Contract) {
  const { path, policy, files, idRule } = contract;
  const record = z.object(recordShape(contract));
  const body = { ...inputShape(contract), version: optional(integer()) };
  return {
    list: defineCall({
      method: 'GET',
      path,
      may: [policy, 'list'],
      query: { ...listQuery, ...exportQuery, ...filterQuery(contract) } as typeof listQuery &
        typeof exportQuery,
      answer: exportable(record),
    }),
    one: defineCall({ method: 'GET', path: `${path}/:id`, may: [policy, 'show'], answer: record }),
    create: defineCall({
      method: 'POST',
      path,
      may: [policy, 'create'],
      body: inputShape(contract),
      files,
      answer: record,
      creates: true,
    }),
    update: defineCall({
      method: 'PUT',
      path: `${path}/:id`,
      may: [policy, 'edit'],
      body: partial(body),
      files,
      answer: record,
    }),
    remove: defineCall({
      method: 'DELETE',
      path: `${path}/:id`,
      may: [policy, 'delete'],
      answer: messageAnswer,
      idRule,
    }),
    removeMany: defineCall({
      method: 'POST',
      path: `${path}/delete`,
      may: [policy, 'delete'],
      body: { id: ids(idRule && rule(idRule)).check(z.minLength(1, rule('required'))) },
      answer: messageAnswer,
    }),
  };
}

/** The list of a contract for pickers: ids and names. */
export const namesCall = (contract: Contract) => ({
  ...crudCalls(contract).list,
  answer: listOf(z.object({ id: z.int(), name: z.string(), ...localNames })),
});

/** The files of one record, for resources with files (API-06). */
export const mediaCall = ({ path, policy }: Contract) =>
  defineCall({ method: 'GET', path: `${path}/media/:id`, may: [policy, 'show'], answer: listOf(fileRecord) });

export const hasFiles = ({ files }: Contract) => Object.keys(files).length > 0;
