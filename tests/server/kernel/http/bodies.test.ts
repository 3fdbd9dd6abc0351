import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { MAX_BODY_BYTES, MAX_LIST_LENGTH } from '#contract/kernel/limits.ts';
import { testApp } from '../../app.ts';
import { probes } from './probes.ts';

const api = await testApp([probes]);
const { token } = await api.account({ role: 'mla' });

const echo = (body: BodyInit | undefined, type?: string) =>
  api.send('POST', 'probe/echo', { token, body, headers: type ? { 'Content-Type': type } : {} });

describe('one body in three forms', () => {
  const given = { name: 'Lakshmi లక్ష్మి 🌾', count: 12, urgent: true, officer_id: [3, 5] };
  const received = { ...given, area: null, file: null };
  const form = (listed: [string, string][]) => {
    const data = new FormData();
    for (const [name, value] of [['name', given.name], ['count', '12'], ['urgent', 'true'], ...listed]) {
      data.append(name as string, value as string);
    }
    return data;
  };
  const repeated: [string, string][] = [
    ['officer_id[]', '3'],
    ['officer_id[]', '5'],
  ];

  test.each([
    ['JSON', JSON.stringify(given), 'application/json'],
    ['JSON with a charset', JSON.stringify(given), 'application/json; charset=utf-8'],
    ['JSON by another name', JSON.stringify(given), 'application/vnd.api+json'],
    ['multipart, a name repeated', form(repeated), undefined],
    [
      'multipart, numbered names',
      form([
        ['officer_id[0]', '3'],
        ['officer_id[1]', '5'],
      ]),
      undefined,
    ],
    ['multipart, a list as JSON', form([['officer_id', '[3,5]']]), undefined],
    ['urlencoded', new URLSearchParams([...form(repeated)] as [string, string][]), undefined],
  ])('[API-02] %s', async (_, body, type) => {
    const answer = await echo(body, type);
    expect([answer.status, answer.body]).toEqual([200, received]);
  });

  test('[API-02] empty text in a form is null', async () => {
    const data = form([]);
    data.set('count', '');
    expect((await echo(data)).body).toMatchObject({ count: null });
  });

  test('[IMG-01] a file input left empty is no file', async () => {
    const data = form([]);
    data.set('file', new File([], ''));
    expect((await echo(data)).body).toMatchObject({ file: null });
  });

  test.each([
    ['JSON', (ids: string[]) => JSON.stringify({ ...given, officer_id: ids }), 'application/json', 422],
    ['a form', (ids: string[]) => form(ids.map((id) => ['officer_id[]', id])), undefined, 400],
  ])('[API-04] %s with more values under one name than any call takes', async (_, body, type, status) => {
    const ids = Array.from({ length: MAX_LIST_LENGTH }, (__, at) => String(at + 1));
    expect((await echo(body(ids), type)).body).toMatchObject({ officer_id: ids.map(Number) });
    const answer = await echo(body([...ids, '7']), type);
    expect(answer.status).toBe(status);
    if (status === 422)
      expect(answer.body).toMatchObject({ errors: { officer_id: [errorTexts.tooManyValues] } });
  });

  test('names of JavaScript itself are names like others', async () => {
    const answer = await echo(
      '{"name":"x","__proto__":{"count":9},"constructor":{"a":1}}',
      'application/json',
    );
    expect(answer.body).toMatchObject({ name: 'x', count: null });
  });
});

describe('a body that cannot be read is a 400 that says so', () => {
  const part = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nLak';
  test.each([
    ['JSON cut off', '{"name": "Lak', 'application/json'],
    ['JSON of another shape', '["name"]', 'application/json'],
    ['JSON that is no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json'],
    ['JSON nested a million deep', '['.repeat(1_000_000), 'application/json'],
    ['multipart cut off', part, 'multipart/form-data; boundary=x'],
    ['multipart without a boundary', `${part}\r\n--x--`, 'multipart/form-data'],
    ['multipart with another boundary', `${part}\r\n--x--`, 'multipart/form-data; boundary=json'],
    ['a type that no call takes', 'name=Lakshmi', 'text/plain'],
    ['no type at all', new Uint8Array([1, 2, 3]), ''],
  ])('%s', async (_, body, type) => {
    const answer = await echo(body, type);
    expect([answer.status, answer.body.message]).toEqual([400, errorTexts.unreadableBody]);
  });

  test('a stream that breaks off', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"name":'));
        controller.error(new Error('the client has gone'));
      },
    });
    expect((await echo(body, 'application/json')).status).toBe(400);
  });

  test('no body is an empty one', async () => {
    expect((await echo(undefined)).body.errors).toEqual({ name: [errorTexts.required] });
  });
});

describe('a body that is too large is a 413', () => {
  test('by its Content-Length, before a byte is read', async () => {
    const body = new ReadableStream({
      pull() {
        throw new Error('was read');
      },
    });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(MAX_BODY_BYTES + 1) };
    const answer = await api.send('POST', 'probe/echo', { token, body, headers });
    expect([answer.status, answer.body.message]).toEqual([413, errorTexts.bodyTooLarge]);
  });

  test('without one, as soon as too much has come', async () => {
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    expect((await echo(body, 'application/octet-stream')).status).toBe(413);
    expect(sent).toBeLessThan(MAX_BODY_BYTES + 4 * chunk.byteLength);
  });

  test('[AUTH-02] and a stranger may send no more than a name and a password need', async () => {
    const json = { username: 'a@example.org', password: 'x'.repeat(20_000) };
    expect((await api.send('POST', 'login', { json })).status).toBe(413);
  });
});
