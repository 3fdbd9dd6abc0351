import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/index.ts';
import type { Call } from '#contract/kernel/define.ts';
import { type Column, everyColumn, everyFlag, rowsWith } from './everyRow.ts';
import { nameOf, openTarget, type Target } from './validCalls.ts';

const POISON = 'POISONED';
const POISONED_ID = 777_777_777;
const POISONED_DAY = '1977-07-07';
const POISONS = [POISON, String(POISONED_ID), POISONED_DAY];
const poison: Record<string, unknown> = {
  integer: POISONED_ID,
  bigint: POISONED_ID,
  boolean: true,
  date: POISONED_DAY,
  'timestamp with time zone': `${POISONED_DAY}T00:00:00Z`,
};

let target: Target;
let columns: Column[];

beforeAll(async () => {
  target = await openTarget();
  columns = await everyColumn(target.desk.db);
});

/** A value for every column of any table, except the fields of the call itself. */
const poisonFor = (call: Call) => {
  const own = new Set([...Object.keys(call.body ?? {}), ...Object.keys(call.files ?? {})]);
  const foreign = columns.filter(({ column }) => !own.has(column));
  return Object.fromEntries(foreign.map(({ column, type }) => [column, poison[type] ?? POISON]));
};

const flags = () => everyFlag(target.desk.db, columns);
const gained = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(Object.entries(after).map(([flag, count]) => [flag, count - (before[flag] ?? 0)]));

const writes = calls
  .filter(({ method }) => method === 'POST' || method === 'PUT')
  .map((call) => ({ call, name: nameOf(call) }));

describe('an undeclared field changes nothing, even if a table has such a column', () => {
  test.each(writes)('[API-01, API-05, SCOPE-08] $name', async ({ call }) => {
    const [clean, poisoned] = [await target.validCall(call), await target.validCall(call)];
    const first = await flags();
    const expected = await target.send(call, clean, clean.values);
    const second = await flags();
    const answer = await target.send(call, poisoned, { ...poisonFor(call), ...poisoned.values });
    const third = await flags();
    expect([answer.status, answer.body.message]).toEqual([expected.status, expected.body.message]);
    expect(JSON.stringify(answer.body)).not.toMatch(new RegExp(POISONS.join('|')));
    expect(await rowsWith(target.desk.db, columns, POISONS)).toEqual([]);
    expect(gained(second, third)).toEqual(gained(first, second));
  });
});

test('[API-05] the valid calls are valid', async () => {
  const refused: Record<string, unknown> = {};
  for (const { call, name } of writes) {
    const valid = await target.validCall(call);
    const { status, body } = await target.send(call, valid, valid.values);
    if (status >= 300) refused[name] = { status, ...body };
  }
  expect(refused).toEqual({});
});
