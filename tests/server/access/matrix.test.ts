import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/index.ts';
import type { Call } from '#contract/kernel/define.ts';
import { attemptsOn, type IdsBy, type Standing } from './attempts.ts';
import { digestOf } from './digest.ts';
import { type Account, openOffice } from './office.ts';
import { nameOf, rolesOf } from './rights.ts';

/** Every call with every demo account, every token, and ids of the own place, above it, outside it and of no record. */
const office = await openOffice();
const attempts = attemptsOn(office);
const known = (call: Call) => rolesOf(call) !== undefined && attempts.knows(call);
const named = calls.filter(known).map((call) => ({ name: nameOf(call), call }));
const [guarded, open] = [
  named.filter(({ call }) => rolesOf(call) !== 'anyone'),
  named.filter(({ call }) => rolesOf(call) === 'anyone'),
];

const mayMake = (call: Call, { role, duties }: Account) =>
  [role, ...duties].some((right) => rolesOf(call)?.includes(right));
const STANDINGS: Standing[] = ['own', 'above', 'foreign', 'missing'];

/** The status with which a valid token is refused; null for a call that is carried out. */
function refusalOf(call: Call, account: Account, standing: Standing): number | null {
  if (!mayMake(call, account)) return 403;
  if (standing === 'own' || (standing === 'above' && call.method === 'GET')) return null;
  return attempts.recipeOf(call).refusal ?? (standing === 'above' ? 403 : 404);
}

interface Attempt {
  told: string;
  expected: number;
  status: () => Promise<number>;
}

/** Refused calls do not change their records, so calls on the same kind of record share them. */
const shared = new Map<string, Promise<IdsBy>>();
function sharedIds(call: Call, account: Account): Promise<IdsBy> {
  const key = `${attempts.recipeOf(call).subject} ${account.id}`;
  const ids = shared.get(key) ?? attempts.idsFor(call, account);
  shared.set(key, ids);
  return ids;
}

/** The token is checked before the id: on foreign ids a bad token is tried with one account only. */
const withBadTokens = (account: Account, standing: Standing) =>
  standing === 'own' || account === office.accountOf('mla');

/** All refused attempts of an account for a call. */
async function refusedTo(account: Account, call: Call): Promise<Attempt[]> {
  const ids = await sharedIds(call, account);
  const refused: Attempt[] = [];
  for (const standing of STANDINGS) {
    for (const id of ids[standing]) {
      const send = await attempts.prepare(call, account, id);
      const tokens = { no: undefined, dead: account.dead, expired: account.expired };
      const add = (token: string, expected: number, value?: string) =>
        refused.push({
          told: `${account.username}, ${standing} id ${id}, ${token} token`,
          expected,
          status: async () => (await send(value)).status,
        });
      if (withBadTokens(account, standing))
        for (const [token, value] of Object.entries(tokens)) add(token, 401, value);
      const expected = refusalOf(call, account, standing);
      if (expected !== null) add('good', expected, account.token);
    }
  }
  return refused;
}

describe('refused calls', () => {
  const prepared = new Map<Call, Attempt[]>();
  let before: Awaited<ReturnType<typeof digestOf>>;

  beforeAll(async () => {
    for (const { call } of guarded) {
      const all: Attempt[] = [];
      for (const account of office.accounts) all.push(...(await refusedTo(account, call)));
      prepared.set(call, all);
    }
    before = await digestOf(office);
  }, 300_000);

  test.each(guarded)(
    '[API-05, SCOPE-08, SHELL-13] $name: 401 without a good token, 403 to a role that may not, 404 outside the place',
    async ({ call }) => {
      const wrong: string[] = [];
      for (const { told, expected, status } of prepared.get(call) ?? []) {
        const answered = await status();
        if (answered !== expected) wrong.push(`${told}: ${answered} instead of ${expected}`);
      }
      expect(wrong).toEqual([]);
      expect(prepared.get(call)?.length).toBeGreaterThanOrEqual(3 * office.accounts.length);
    },
  );

  test('[API-05, SCOPE-08] changes nothing: no row, no job, no file', async () => {
    expect(await digestOf(office)).toEqual(before);
  });
});

describe('public calls', () => {
  test.each(open)('[API-05] $name answers with any token', async ({ call }) => {
    const account = office.accountOf('mla');
    const send = await attempts.prepare(call, account, 0);
    for (const token of [undefined, account.dead, account.expired, account.token]) {
      expect((await send(token)).status).toBe(200);
    }
  });
});

describe('successful calls', () => {
  test.each(guarded)(
    '[API-05, SCOPE-08] $name answers every account that may, on what is its own',
    async ({ call }) => {
      const wrong: string[] = [];
      for (const account of office.accounts.filter((one) => mayMake(call, one))) {
        const { own, above } = await attempts.idsFor(call, account);
        const { endsSession } = attempts.recipeOf(call);
        const token = endsSession ? await office.signIn(account.id) : account.token;
        for (const id of call.method === 'GET' ? [...own, ...above] : own) {
          const { status, body } = await (await attempts.prepare(call, account, id))(token);
          if (status !== (call.creates ? 201 : 200)) {
            wrong.push(`${account.username}, id ${id}: ${status} ${JSON.stringify(body)}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
