import type { Identifier } from 'react-admin';
import { type Contract, inputShape } from '#contract/kernel/define.ts';
import type { Row } from '#contract/kernel/selectRows.ts';
import { formData } from './call.ts';
import { ApiFailure, request } from './http.ts';
import { type Attempt, newIdempotencyKey } from './idempotencyKey.ts';
import { plainRest } from './plainRest.ts';

type Values = Record<string, unknown>;

/**
 * The body of a form: the contract's fields, the additional fields of an edit, the constants of the records, and only
 * newly chosen files, since a form also holds the link of the saved one.
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

/** Flags are sent as text in every encoding (VID-02). */
const asSent = (value: unknown) => (typeof value === 'boolean' ? String(value) : value);

const travelsAsForm = ({ form, files }: Contract) => form || Object.keys(files).length > 0;

/** An answer without an id does not confirm the save: the user stays on the form and sees an error (CRUD-01). */
function withId(answer: Row | null): Row {
  if (typeof answer?.id !== 'number') throw new ApiFailure(502, 'rules.noId');
  return answer;
}

/** A change succeeds even if its answer has no id: then the record is the one that was sent. */
const changed = (answer: Row | null, id: Identifier, previous: Values, sent: Values): Row =>
  typeof answer?.id === 'number' ? answer : ({ ...previous, ...textsOf(sent), id } as Row);
const textsOf = (sent: Values): Values =>
  Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== undefined && !(value instanceof File)),
  );

/** Attempts whose outcome is unknown, by their content; they survive a change of page. */
const attempts = new Map<string, Attempt>();

/** A POST that runs once, even when it is sent again after a lost answer. */
async function postOnce<T>(what: string, path: string, body: Values, multipart = false): Promise<T> {
  const attempt = attempts.get(what) ?? newIdempotencyKey();
  attempts.set(what, attempt);
  const answer = await attempt((headers) =>
    request<T>('POST', path, { body, headers, encode: multipart ? formData : undefined }),
  );
  attempts.delete(what);
  return answer;
}

/** Creates a record. Saving again after a lost answer returns the first record instead of creating a second. */
export async function createRecord(contract: Contract, values: Values): Promise<Row> {
  const { name, path } = contract;
  return withId(await postOnce<Row | null>(name, path, bodyOf(contract, values), travelsAsForm(contract)));
}

/** Sends the version that the form has loaded, so that it does not overwrite another user's newer change. */
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

/** Deletes all of the records or none. If one cannot be deleted, the failure's `records` have the reasons. */
export async function removeRecords({ name, path }: Contract, ids: readonly Identifier[]): Promise<void> {
  try {
    await postOnce(`delete ${name} ${ids}`, `${path}/delete`, { id: [...ids] });
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
    // Other hosts of the API have no such call.
    for (const id of ids) await plainRest.delete(path, { id });
  }
}
