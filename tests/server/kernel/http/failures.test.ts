import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { divisionIncharges } from '#server/kernel/db/namedTables.ts';
import { testApp } from '../../app.ts';
import { probes, settled } from './probes.ts';

const api = await testApp([probes]);
const { token } = await api.account({ role: 'mla', username: 'lakshmi@example.org' });

const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const picture = new File([new Uint8Array(bytes)], 'field.png', { type: 'image/png' });

beforeEach(() => {
  api.logged.length = 0;
  settled.length = 0;
});

describe('a failure inside the server', () => {
  test.each(['fail', 'fail in the database'])(
    '(%s) is a 500 without internals, logged with its id and no personal data',
    async (outcome) => {
      const { status, headers, body } = await api.send('POST', 'probe/add?keyword=Narsimha', {
        token,
        form: { name: 'Narsimha 9848012345', outcome },
      });
      expect(status).toBe(500);
      expect(body).toEqual({
        message: errorTexts.serverError,
        code: 'serverError',
        request_id: headers.get('X-Request-Id'),
      });
      expect(settled).toEqual([]);
      const log = api.logged.join('');
      const error = api.logged.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
      expect(error).toMatchObject({ request_id: body.request_id, err: { stack: expect.any(Array) } });
      for (const personal of ['Narsimha', '9848', token, 'lakshmi', 'keyword'])
        expect(log).not.toContain(personal);
    },
  );

  test('[CRE-10] leaves neither row nor file', async () => {
    const outcomes = ['refuse', 'fail', 'fail in the database'];
    for (const outcome of outcomes) {
      await api.send('POST', 'probe/add', { token, form: { name: 'gone', outcome, file: picture } });
    }
    expect(await api.storedFiles()).toEqual([]);
    expect(await api.db.select().from(divisionIncharges)).toEqual([]);
    expect(settled).toEqual([]);

    await api.send('POST', 'probe/add', { token, form: { name: 'kept', file: picture } });
    const [key = ''] = await api.storedFiles();
    const kept = await api.services.files.open(key);
    expect(Buffer.from(await new Response(kept?.stream()).arrayBuffer())).toEqual(bytes);
    expect(settled).toEqual(['kept']);
  });
});

describe('every answer', () => {
  test('has its own id and is neither cached nor sniffed', async () => {
    const answers = [
      await api.send('GET', 'nowhere'),
      await api.send('POST', 'probe/echo'),
      await api.send('POST', 'probe/echo', { token, json: { name: 'x' } }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
    expect(new Set(answers.map(({ headers }) => headers.get('X-Request-Id'))).size).toBe(3);
  });

  test('is logged by its route, not by what stood in its address', async () => {
    await api.send('PUT', 'probe/9848012345?phone=9848012345', { token, json: {} });
    await api.send('GET', 'Narsimha/9848012345', { token });
    const [edit, unknown] = api.logged.map((line) => JSON.parse(line));
    expect(edit).toMatchObject({ method: 'PUT', status: 404, route: expect.stringContaining('/probe/:id') });
    expect(unknown).toMatchObject({ method: 'GET', status: 404, route: '/*' });
    expect(api.logged.join('')).not.toMatch(/9848|Narsimha/);
  });
});
