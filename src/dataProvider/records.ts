import type { Identifier } from 'ra-core';
import { type Contract, inputShape } from '../../contract/define.ts';
import type { Row } from './clientList.ts';
import { ApiFailure, request } from './http.ts';

type Values = Record<string, unknown>;

/**
 * What a form of the contract sends: its own fields, what all its records have in common, and files only where one
 * was newly chosen, since a form also holds the link of the saved one.
 */
function bodyOf(contract: Contract, values: Values): Values {
  const fields = Object.keys(inputShape(contract)).map((name) => [name, asSent(values[name])]);
  const files = Object.keys(contract.files)
    .map((name) => [name, values[name]])
    .filter(([, file]) => file instanceof File);
  return { ...Object.fromEntries([...fields, ...files]), ...contract.fixed };
}

/** Flags travel as text in every encoding (VID-02). */
const asSent = (value: unknown) => (typeof value === 'boolean' ? String(value) : value);

const travelsAsForm = ({ form, files }: Contract) => form || Object.keys(files).length > 0;

/** An answer without an id proves nothing: the user stays on the form and is told (CRUD-01). */
function kept(answer: Row | null): Row {
  if (typeof answer?.id !== 'number') throw new ApiFailure(502, 'failure.noId');
  return answer;
}

/** Creates whose answer never came, by resource: the same values again are sent under the same key. */
const unanswered = new Map<string, { key: string; body: Values }>();

/** Creates a record. Saving again after a lost answer finds the first one instead of making a second. */
export async function createRecord(contract: Contract, values: Values): Promise<Row> {
  const { name, path } = contract;
  const body = bodyOf(contract, values);
  const before = unanswered.get(name);
  const key = before && sameValues(before.body, body) ? before.key : crypto.randomUUID();
  unanswered.set(name, { key, body });
  try {
    const headers = { 'Idempotency-Key': key };
    const multipart = travelsAsForm(contract);
    const answer = await request<Row | null>('POST', path, { body, headers, multipart });
    unanswered.delete(name);
    return kept(answer);
  } catch (error) {
    const isRefused = error instanceof ApiFailure && error.status >= 400 && error.status < 500;
    if (isRefused) unanswered.delete(name);
    throw error;
  }
}

const sameValues = (one: Values, other: Values) =>
  Object.keys({ ...one, ...other }).every((name) => Object.is(one[name], other[name]));

/** Sends the version that the form was loaded with, so that somebody else's newer change is not overwritten. */
export async function updateRecord(
  contract: Contract,
  id: Identifier,
  values: Values,
  previous: Values = {},
): Promise<Row> {
  const version = values.version ?? previous.version;
  const body = { ...bodyOf(contract, values), version };
  const path = `${contract.path}/${id}`;
  return kept(
    contract.update === 'POST'
      ? await request('POST', path, { body: { ...body, _method: 'PUT' }, multipart: travelsAsForm(contract) })
      : await request('PUT', path, { body }),
  );
}
