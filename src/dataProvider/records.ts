import type { Identifier } from 'react-admin';
import { type Contract, inputShape } from '#contract/kernel/define.ts';
import type { Row } from '#contract/kernel/selectRows.ts';
import { formData } from './call.ts';
import { ApiFailure, request } from './http.ts';
import { type Attempt, newIdempotencyKey } from './idempotencyKey.ts';
import { plainRest } from './plainRest.ts';

type Values = Record<string, unknown>;

/**
 * What a form of the contract sends: its own fields, what an edit takes besides, what all its records have in common, and files only where one
 * was newly chosen, since a form also holds the link of the saved one.
 */
function bodyOf(contract: Contract, values: Values, editable: readonly string[] = []): Values {
  const fields = [...Object.keys(inputShape(contract)), ...editable].map((name) => [
    name,
    asSent(values[name]),
  ]);
  const files = Object.keys(contract.files)
    .map((name) => [name, values[name]])
    .filter(([, file]) => file instanceof File);
  return { ...Object.fromEntries([...fields, ...files]), ...contract.fixed };
}

/** Flags travel as text in every encoding (VID-02). */
const asSent = (value: unknown) => (typeof value === 'boolean' ? String(value) : value);

const travelsAsForm = ({ form, files }: Contract) => form || Object.keys(files).length > 0;

/** An answer without an id proves nothing: the user stays on the form and is told (CRUD-01). */
function withId(answer: Row | null): Row {
  if (typeof answer?.id !== 'number') throw new ApiFailure(502, 'rules.noId');
  return answer;
}

/** A change has worked without an id in its answer, too: then the record is as it was sent. */
const changed = (answer: Row | null, id: Identifier, previous: Values, sent: Values): Row =>
  typeof answer?.id === 'number' ? answer : ({ ...previous, ...textsOf(sent), id } as Row);
const textsOf = (sent: Values): Values =>
  Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== undefined && !(value instanceof File)),
  );

/** What is being saved, by what it is: it stays here while its outcome is not known, whatever page is open. */
const attempts = new Map<string, Attempt>();

/** A POST that is carried out once, also when it is sent again because the answer was lost. */
async function postOnce<T>(what: string, path: string, body: Values, multipart = false): Promise<T> {
  const attempt = attempts.get(what) ?? newIdempotencyKey();
  attempts.set(what, attempt);
  const answer = await attempt((headers) =>
    request<T>('POST', path, { body, headers, encode: multipart ? formData : undefined }),
  );
  attempts.delete(what);
  return answer;
}

/** Creates a record. Saving again after a lost answer finds the first one instead of making a second. */
export async function createRecord(contract: Contract, values: Values): Promise<Row> {
  const { name, path } = contract;
  return withId(await postOnce<Row | null>(name, path, bodyOf(contract, values), travelsAsForm(contract)));
}

/** Sends the version that the form was loaded with, so that somebody else's newer change is not overwritten. */
export async function updateRecord(
  contract: Contract,
  id: Identifier,
  values: Values,
  previous: Values = {},
): Promise<Row> {
  const version = values.version ?? previous.version;
  const body = { ...bodyOf(contract, values, contract.editable), version };
  const { path, update } = contract;
  if (update === 'PUT') {
    const { data } = await plainRest.update(path, { id, data: body, previousData: previous });
    return changed(data, id, previous, body);
  }
  const options = {
    body: { ...body, _method: 'PUT' },
    encode: travelsAsForm(contract) ? formData : undefined,
  };
  return changed(await request<Row | null>('POST', `${path}/${id}`, options), id, previous, body);
}

const isUnknownCall = (error: unknown) =>
  error instanceof ApiFailure && [404, 405].includes(error.status) && !error.body.records;

/** Deletes all of them or, when one must stay, none: the failure's `records` say which and why. */
export async function removeRecords({ name, path }: Contract, ids: readonly Identifier[]): Promise<void> {
  try {
    await postOnce(`delete ${name} ${ids}`, `${path}/delete`, { id: [...ids] });
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
    // Other hosts of the API have no such call.
    for (const id of ids) await plainRest.delete(path, { id });
  }
}
