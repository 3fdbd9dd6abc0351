import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { login } from '#contract/accounts/account.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { hashPassword } from '#server/accounts/password.ts';
import { type Aside, type Share, Strangers } from '#server/kernel/http/strangers.ts';
import { compressed } from '#server/kernel/web/encoding.ts';
import { testApp } from '../../app.ts';

/** Requests that have begun and end when the test says so, by their names. */
function heldRequests() {
  const strangers = new Strangers();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (name: string, ip: string, share: Share = 'page') =>
    strangers.run(share, ip, (aside) => {
      begun.push(name);
      return new Promise<Aside>((resolve) => ends.set(name, () => resolve(aside)));
    });
  /** Ends those that have begun, one after the other, until none is left. */
  const endAll = async () => {
    await new Promise(setImmediate);
    for (let at = 0; at < begun.length; at++) {
      ends.get(begun[at] ?? '')?.();
      await new Promise(setImmediate);
      await new Promise(setImmediate);
    }
  };
  return { strangers, begun, send, endAll };
}

describe('[AUTH-12] turns of requests without a session', () => {
  test('each share runs two requests at once, however many wait in another', async () => {
    const { begun, send, endAll } = heldRequests();
    const sent = ['a1', 'a2', 'a3', 'a4'].map((name) => send(name, '192.0.2.1'));
    sent.push(send('hook', '192.0.2.1', 'hook'), send('sign-in', '192.0.2.1', 'signIn'));
    await Promise.resolve();
    expect(begun).toEqual(['a1', 'a2', 'hook', 'sign-in']);
    await endAll();
    await Promise.all(sent);
    expect(begun).toHaveLength(6);
  });

  test('addresses take turns, so that a busy one delays no other', async () => {
    const { begun, send, endAll } = heldRequests();
    const sent = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => send(name, '2001:db8::1'));
    sent.push(send('b1', '2001:db8::2'), send('c1', '192.0.2.3'), send('c2', '192.0.2.3'));
    await endAll();
    await Promise.all(sent);
    expect(begun).toEqual(['a1', 'a2', 'a3', 'c1', 'a4', 'c2', 'a5', 'b1']);
  });

  test('are refused to an address with a thousand that wait, and to no other', async () => {
    const { begun, send, endAll } = heldRequests();
    const sent = Array.from({ length: 1_002 }, (_, at) => send(`a${at}`, '192.0.2.1', 'signIn'));
    await expect(send('too many', '192.0.2.1', 'signIn')).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '2' },
      body: { message: errorTexts.busy },
    });
    sent.push(send('elsewhere', '192.0.2.9', 'signIn'));
    await endAll();
    await Promise.all(sent);
    expect(begun).toHaveLength(1_003);
    expect(begun.indexOf('elsewhere')).toBeLessThan(5);
  });

  test('pass to the next request while a body is read', async () => {
    const { strangers } = heldRequests();
    const order: string[] = [];
    let arrive: () => void = () => undefined;
    const body = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const slow = (name: string) =>
      strangers.run('hook', '192.0.2.1', async (aside) => {
        await aside(() => body);
        order.push(name);
      });
    const sent = [slow('slow 1'), slow('slow 2'), slow('slow 3')];
    await strangers.run('hook', '192.0.2.1', async () => order.push('quick'));
    arrive();
    await Promise.all(sent);
    expect(order).toEqual(['quick', 'slow 1', 'slow 2', 'slow 3']);
  });

  test('are given back by what fails', async () => {
    const strangers = new Strangers();
    const broken = () => strangers.run('page', '192.0.2.1', () => Promise.reject(new Error('a fault')));
    const sent = await Promise.allSettled([broken(), broken(), broken(), broken()]);
    expect(sent.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(await strangers.run('page', '192.0.2.1', async () => 'answered')).toBe('answered');
  });
});

describe('an application under attack', async () => {
  const api = await testApp();
  const password = 'Right-Password-1';
  const { token } = await api.account({
    role: 'admin',
    username: 'office@example.org',
    password_hash: await hashPassword(password),
  });

  test('[AUTH-12] looks up two unknown tokens at once, and answers signed-in users in between', async () => {
    expect((await api.send('GET', 'me', { token })).status).toBe(200);
    const { clock } = api.services;
    let lookedUp = 0;
    // The clock is read once for each look-up of a token.
    const counted = vi.spyOn(api.services, 'clock').mockImplementation(() => {
      lookedUp += 1;
      return clock();
    });
    const attack = Array.from({ length: 50 }, (_, at) => api.send('GET', 'me', { token: `unknown-${at}` }));
    await Promise.resolve();
    expect(lookedUp).toBeLessThanOrEqual(2);
    const mine = api.send('GET', 'me', { token }).then(() => 'answered');
    expect(await Promise.race([mine, Promise.all(attack).then(() => 'refused')])).toBe('answered');
    counted.mockRestore();
    for (const { status } of await Promise.all(attack)) expect(status).toBe(401);
  });

  test('[AUTH-12] a user can sign in while another address tries passwords', async () => {
    const attempt = (username: string, ip: string) =>
      api.send('POST', login.path, { json: { username, password }, ip });
    const attack = Array.from({ length: 40 }, (_, at) => attempt(`guess-${at}@example.org`, '198.51.100.1'));
    const mine = attempt('office@example.org', '192.0.2.7');
    expect((await mine).body).toMatchObject({ token: expect.any(String) });
    const statuses = (await Promise.all(attack)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  test('[API-01] builds its description once, and sends it packed and only to who does not have it', async () => {
    const stringify = vi.spyOn(JSON, 'stringify');
    const ask = async (headers: Record<string, string>) => {
      const request = new Request('http://localhost/api/v1/openapi.json', { headers });
      return compressed(request, await api.app.fetch(request, { ip: '192.0.2.1' }));
    };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask({ 'Accept-Encoding': 'br' })));
    const built = stringify.mock.calls.filter(([value]) => (value as { openapi?: string } | null)?.openapi);
    stringify.mockRestore();
    expect(built).toHaveLength(1);
    const [answer] = answers;
    const etag = answer?.headers.get('ETag') ?? '';
    expect(answer?.headers.get('Content-Encoding')).toBe('br');
    const text = brotliDecompressSync(await (answer ?? new Response()).arrayBuffer()).toString();
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0' });
    const again = await ask({ 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await (await ask({})).text()).length).toBe(text.length);
  });
});
