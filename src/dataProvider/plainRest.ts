import simpleRestProvider from 'ra-data-simple-rest';
import type { fetchUtils } from 'react-admin';
import { request } from './http.ts';

/** Translates `filter={"id":[1,2]}` into this API's `ids=1,2`, whose answer is a list with its total. */
async function httpClient(url: string, { method = 'GET', body, ...options }: fetchUtils.Options = {}) {
  const signal = options.signal ?? undefined;
  const { pathname, searchParams } = new URL(url, 'http://api');
  const path = pathname.slice(1);
  const filter = searchParams.get('filter');
  const json = filter
    ? (await request<{ data: unknown }>(method, path, { query: { ids: JSON.parse(filter).id }, signal })).data
    : await request(method, path, { body: body ? JSON.parse(String(body)) : undefined, signal });
  return { status: 200, headers: new Headers(), body: '', json };
}

/**
 * react-admin's REST provider for the plain calls of this API: one record, many by their ids, a change as JSON, a
 * delete. Its first argument is the path of the calls. `http.ts` sends every request.
 */
export const plainRest = simpleRestProvider('', httpClient);
