import * as z from 'zod/mini';
import {
  type Contract,
  defineCall,
  fileRecord,
  inputShape,
  listOf,
  listQuery,
  messageAnswer,
  partial,
  recordShape,
  type Shape,
} from './define.ts';
import { integer, optional } from './fields.ts';

/** The contract's own filters, as its list is asked for them. */
const ownFilters = ({ input, filters }: Contract): Shape =>
  Object.fromEntries(
    filters.flatMap((name) => {
      const schema = input[name];
      return schema ? [[name, optional(schema)]] : [];
    }),
  );

/** The five calls of a plain resource (API-01 to API-03). */
export function crudCalls(contract: Contract) {
  const { path, policy, files, idRule } = contract;
  const record = z.object(recordShape(contract));
  const body = { ...inputShape(contract), version: optional(integer()) };
  return {
    list: defineCall({
      method: 'GET',
      path,
      may: [policy, 'list'],
      query: { ...listQuery, ...ownFilters(contract) } as typeof listQuery,
      answer: listOf(record),
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
  };
}

/** The list of a contract as pickers read it: ids and names. */
export const namesCall = (contract: Contract) => ({
  ...crudCalls(contract).list,
  answer: listOf(z.object({ id: z.int(), name: z.string() })),
});

/** The files of one record, for resources that have any (API-06). */
export const mediaCall = ({ path, policy }: Contract) =>
  defineCall({ method: 'GET', path: `${path}/media/:id`, may: [policy, 'show'], answer: listOf(fileRecord) });

export const hasFiles = ({ files }: Contract) => Object.keys(files).length > 0;
