import { request as startRequest } from 'node:http';
import { json as parsed } from 'node:stream/consumers';
import { afterEach, expect } from 'vitest';
import { API_BASE } from '#server/app/app.ts';
import { listen } from '#server/kernel/http/listen.ts';
import { formData } from '#src/dataProvider/call.ts';
import { atEnd } from '../../leftovers.ts';
import type { Answered } from '../app.ts';
import { openDesk } from '../complaints/desk.ts';

type Values = Record<string, unknown>;

interface Sent {
  json?: Values;
  form?: Values;
  /** Its Idempotency-Key. */
  key?: string;
}

interface Person {
  token: string;
}

/**
 * A desk behind a listening server, to which many connections send at once. After each test a call of every kind still
 * answers: no transaction, lock or connection is left behind.
 */
export async function openServer() {
  const desk = await openDesk();
  const server = await listen(desk.app.fetch, { host: '127.0.0.1', port: 0 });
  atEnd(() => server.stop(0));

  async function send(by: Person, method: string, path: string, sent: Sent = {}): Promise<Answered> {
    const { json, form, key } = sent;
    const request = new Request(`${server.url}${API_BASE}/${path}`, {
      method,
      body: json ? JSON.stringify(json) : form && formData(form),
      headers: {
        Authorization: `Bearer ${by.token}`,
        ...(json ? { 'Content-Type': 'application/json' } : {}),
        ...(key ? { 'Idempotency-Key': key } : {}),
      },
    });
    return exchange(request, Buffer.from(await request.arrayBuffer()));
  }

  afterEach(async () => {
    const after = await together(20, (index) =>
      index % 2
        ? send(desk.mla, 'GET', 'complaint?page=1')
        : send(desk.mla, 'POST', 'complaint', { json: desk.body() }),
    );
    expect(tally(after)).toEqual({ 200: 10, 201: 10 });
  });

  /** The keys of all stored files. */
  async function stored(): Promise<string[]> {
    const keys: string[] = [];
    for await (const key of desk.services.files.list()) keys.push(key);
    return keys;
  }

  return { desk, send, stored };
}

/** Sends a request on a new connection: the server could close an idle one just when it is used. */
const exchange = ({ url, method, headers }: Request, body: Buffer): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const options = { method, headers: Object.fromEntries(headers), agent: false };
    const outgoing = startRequest(url, options, (incoming) => {
      const { statusCode: status = 0, headers: received } = incoming;
      parsed(incoming).then(
        (answer) =>
          resolve({
            status,
            headers: new Headers(received as Record<string, string>),
            body: answer as Answered['body'],
          }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** All of them are sent before the first is answered. */
export const together = <T>(count: number, send: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));

/** How often each status was answered. */
export function tally(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export const refused = (answers: readonly Answered[]) => answers.filter(({ status }) => status >= 400);
