import type { AnswerOf, BodyOf, Call, FilesOf, ParamsOf, QueryOf } from '#contract/kernel/define.ts';
import { type Fields, request } from './http.ts';

export type CallInput<C extends Call> = {
  params?: ParamsOf<C>;
  query?: Partial<QueryOf<C>>;
  body?: Partial<BodyOf<C>> & FilesOf<C>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/**
 * Makes a call of the contract, with its types. Uploads are sent as multipart; a PUT with files as POST with
 * `_method=PUT` (API-02).
 */
export function call<C extends Call>(
  definition: C,
  { params, query, body, headers, signal }: CallInput<C> = {},
): Promise<AnswerOf<C>> {
  const path = definition.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    String((params as Fields | undefined)?.[name]),
  );
  const multipart = definition.form || Object.keys(definition.files ?? {}).length > 0;
  const overridden = multipart && definition.method === 'PUT' && !definition.asPut;
  return request(overridden ? 'POST' : definition.method, path, {
    query,
    body: overridden ? { ...body, _method: 'PUT' } : body,
    headers,
    signal,
    encode: multipart ? formData : undefined,
    polled: definition.polled,
  });
}

/** Form fields in the API's notation: '' for null, `name[]` for lists, files unchanged. */
export function formData(body: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    if (value instanceof File) form.append(name, value, value.name);
    else if (Array.isArray(value)) for (const item of value) form.append(`${name}[]`, String(item));
    else form.append(name, value === null ? '' : String(value));
  }
  return form;
}
