import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/index.ts';
import type { Call } from '#contract/kernel/define.ts';
import { listQuery } from '#contract/kernel/list.ts';
import { insertLeader } from '../../worlds/contacts.ts';
import { nameOf, openTarget, type Target } from './validCalls.ts';

let target: Target;
let before: number;
beforeAll(async () => {
  target = await openTarget();
  await target.desk.record(target.desk.mla);
  before = await users();
});

async function users(): Promise<number> {
  const { rows } = await target.desk.db.execute('select count(*)::int as users from users');
  return Number(rows[0]?.users);
}

const reads = calls.filter(({ method }) => method === 'GET').map((call) => ({ call, name: nameOf(call) }));

const ATTACKS = [
  "'; delete from users; --",
  '1 or 1=1',
  '") desc; select pg_sleep(60); --',
  'id, (select password_hash from users limit 1)',
  'password_hash',
  'creator_id.users',
  '__proto__',
  'constructor',
  'toString',
  '$where',
  '{"$ne":null}',
  '\0',
  'a\0b',
  '\\',
  '\\%',
  '\u{fffd}\ud800',
  '-1e309',
  '[object Object]',
];

/** Fields of all lists are tested on one list only, except those with their own sorting or search. */
const JUDGED_ONCE = Object.keys(listQuery).filter((name) => !['keyword', 'sort', 'order'].includes(name));
const fieldsOf = ({ path, query = {} }: Call) =>
  path === 'news'
    ? [...Object.keys(query), 'filter', '__proto__', 'sort[]', 'keyword[$gt]']
    : Object.keys(query).filter((name) => !JUDGED_ONCE.includes(name));

describe('queries', () => {
  test.each(reads)(
    '[API-03, API-04] $name: no value makes an error of the server or another statement',
    async ({ call }) => {
      const path = call.path.replace(':id', '1');
      for (const field of fieldsOf(call)) {
        for (const attack of ATTACKS) {
          const query = new URLSearchParams({ [field]: attack });
          const { status, body } = await target.desk.get(target.desk.admin, `${path}?${query}`);
          expect(status, `${field}=${attack}`).toBeLessThan(500);
          expect(JSON.stringify(body)).not.toContain('argon2id');
        }
      }
      expect(await users()).toBe(before);
    },
  );
});

describe('% and _ are letters', () => {
  const lists = reads.filter(({ call }) => call.query && ('keyword' in call.query || 'term' in call.query));
  const field = ({ query = {} }: Call) => ('term' in query ? 'term' : 'keyword');

  test.each(lists)('[API-03, LIST-04] $name finds nothing by a wildcard', async ({ call }) => {
    const { desk } = target;
    await insertLeader(desk.db, desk.places.V1, { phone: '9848011111' });
    for (const keyword of ['%%%', '___', '%a%', 'a%b', '\\\\\\', '_%_']) {
      const query = new URLSearchParams({ [field(call)]: keyword, page: '1' });
      const { status, body } = await desk.get(desk.admin, `${call.path}?${query}`);
      expect(status).toBe(200);
      expect(body.data, keyword).toEqual([]);
    }
  });

  test('[LIST-03] nor by one in any other text of a filter', async () => {
    const { desk } = target;
    for (const name of ['name', 'phone', 'complaint_number', 'assigned']) {
      for (const value of ['%', '____', '%a%']) {
        const { status, body } = await desk.get(
          desk.admin,
          `complaint?page=1&${new URLSearchParams({ [name]: value })}`,
        );
        expect([status, body.data], `${name}=${value}`).toEqual([200, []]);
      }
    }
    const { body } = await desk.get(desk.mla, 'leader?page=1&location=%25');
    expect(body.data).toEqual([]);
    expect((await desk.get(desk.admin, 'complaint?page=1&status=%25')).status).toBe(422);
  });

  test('[API-03, LIST-04] and are found where they stand', async () => {
    const { desk } = target;
    const named = await desk.record(desk.mla, { name: 'Ramulu 100%_sure' });
    const { body } = await desk.get(desk.mla, `complaint?page=1&keyword=${encodeURIComponent('100%_sure')}`);
    expect(body.data?.map(({ id }) => id)).toEqual([named.id]);
  });
});

describe('names of JavaScript in a body', () => {
  const hostile = (name: string, value: unknown) => `{"name":"Prototype","${name}":${JSON.stringify(value)}}`;

  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    '[API-05] %s is a name like others',
    async (name) => {
      const { desk } = target;
      for (const value of [
        { role: 'admin', isAdmin: true, version: 7 },
        { prototype: { isAdmin: true } },
        1,
        null,
      ]) {
        const { status } = await desk.send('POST', 'complaint/category', {
          token: desk.admin.token,
          body: hostile(name, value).replace('Prototype', crypto.randomUUID()),
          headers: { 'Content-Type': 'application/json' },
        });
        expect(status).toBe(201);
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
  );

  test('[API-05] in a form, in a list and in the map of an import, too', async () => {
    const { desk } = target;
    const file = new File(['date,category,area,name,phone,details\n'], 'cases.csv', { type: 'text/csv' });
    const form = {
      '__proto__[isAdmin]': 'true',
      'constructor[prototype][isAdmin]': 'true',
      map: '{"__proto__":{"column":"date"},"name":{"column":"name","values":{"__proto__":"x","a":"b"}}}',
      file,
    };
    const answer = await desk.send('POST', 'complaint/import/preview', { token: desk.admin.token, form });
    expect(answer.status).toBeLessThan(500);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
