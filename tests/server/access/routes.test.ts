import { describe, expect, test } from 'vitest';
import { calls } from '#contract/index.ts';
import type { Call } from '#contract/kernel/define.ts';
import { defineCall, defineContract, messageAnswer } from '#contract/kernel/define.ts';
import { line } from '#contract/kernel/fields.ts';
import { API_BASE, createApp } from '#server/app/app.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { testApp } from '../app.ts';

const api = await testApp();
const { token } = await api.account({ role: 'admin' });

/** Routes besides the calls: opened by a signed link, except the description of the API. */
const SIGNED = [
  'GET /files/:id/:name',
  'GET /area/template/:file{[0-9]+\\.csv}',
  'GET /complaint/:id{[0-9]+}/pdf/:actor{[0-9]+}',
  'GET /letter/:id{[0-9]+}/pdf/:actor{[0-9]+}',
  'GET /complaint/export/:id{[0-9]+}/:name',
  'GET /export/:id{[0-9]+}/:name',
  'GET /job/:id{[0-9]+}/results.csv',
  'GET /referral/review/:office{[0-9]+}/:department{(?:[0-9]+|all)}/:language{(?:te|en|hi)}/:actor{[0-9]+}',
];
const PUBLIC = [
  'GET /openapi.json',
  'GET /reply/:token{[^/]*[^/0-9][^/]*}',
  'POST /reply/:token{[^/]*[^/0-9][^/]*}',
  'POST /hook/:hook{(?:sms|whatsapp|inbound)}',
  'POST /hook/:hook{(?:sms|whatsapp|inbound)}/:at',
  'GET /hook/whatsapp',
];
/** Outside the API's path, where addresses are as short as possible. */
const BESIDE = ['GET /s/:token{.*}', 'POST /s/:token{.*}'];
const MIDDLEWARE = ['ALL /*'];

/** A PUT is also served as PATCH. */
const served = (call: Call) => {
  const path = `/${call.path.replaceAll(/:\w+/g, call.idRule ? '$&' : '$&{[0-9]+}')}`;
  return (call.method === 'PUT' ? ['PUT', 'PATCH'] : [call.method]).map((method) => `${method} ${path}`);
};
const routesOf = (app: ReturnType<typeof createApp>) =>
  [...new Set(app.routes.map(({ method, path }) => `${method} ${path.replace(API_BASE, '')}`))].sort();

describe('[API-05] a route without a policy', () => {
  test('is not served: behind every one stands a call of the contract or a name on a short list', () => {
    const expected = [...calls.flatMap(served), ...SIGNED, ...PUBLIC, ...BESIDE, ...MIDDLEWARE];
    expect(routesOf(api.app)).toEqual([...new Set(expected)].sort());
  });

  test('is seen when it is added beside the contract', () => {
    const beside = defineCall({ method: 'GET', path: 'beside', may: 'anyone', answer: messageAnswer });
    const app = createApp(api.services, [(serve: Serve) => serve(beside, async () => ({ message: 'open' }))]);
    expect(routesOf(app)).toContain('GET /beside');
  });

  test('does not compile, as a call or as a resource, nor does one with a policy that there is not', () => {
    const call = { method: 'GET', path: 'open', answer: messageAnswer } as const;
    const resource = { name: 'open', input: { name: line() } };
    const compiled = [
      // @ts-expect-error `may` is missing
      defineCall(call),
      // @ts-expect-error there is no such policy
      defineCall({ ...call, may: ['everything', 'list'] }),
      // @ts-expect-error there is no such action
      defineCall({ ...call, may: ['complaint', 'everything'] }),
      // @ts-expect-error a policy without an action
      defineCall({ ...call, may: ['complaint'] }),
      // @ts-expect-error `policy` is missing
      defineContract(resource),
      // @ts-expect-error there is no such policy
      defineContract({ ...resource, policy: 'everything' }),
      (serve: Serve) =>
        // @ts-expect-error what is no call cannot be served
        serve(call, async () => ({ message: 'open' })),
    ];
    expect(compiled).toHaveLength(7);
  });

  test('refuses everybody when it is forced past the compiler', async () => {
    const forced = { method: 'GET', path: 'forced', answer: messageAnswer } as unknown as Call;
    const app = createApp(api.services, [(serve: Serve) => serve(forced, async () => ({ message: 'open' }))]);
    const ask = async (headers: Record<string, string>) =>
      (await app.fetch(new Request(`http://localhost${API_BASE}/forced`, { headers }))).status;
    expect(await ask({})).toBe(401);
    expect(await ask({ Authorization: `Bearer ${token}` })).toBe(500);
  });
});

test.each(SIGNED)('[API-05, SCOPE-08] %s is opened by a signature and by nothing else', async (route) => {
  const path = route
    .replace('GET /', '')
    .replace(/:file\{[^/]*$/, '1.csv')
    .replace(':name', 'file.csv')
    .replaceAll(/:\w+(\{[^}]*\})?/g, '1');
  const expires = String(Math.floor(api.clock.now.getTime() / 1000) + 600);
  const borrowed = new URL(api.services.links.sign(`${API_BASE}/complaint/9/pdf/9`), 'http://localhost');
  const signatures = ['', `expires=${expires}`, `expires=${expires}&signature=`, borrowed.search.slice(1)];
  for (const query of signatures) {
    expect((await api.send('GET', `${path}?${query}`, { token })).status).toBe(404);
  }
});
