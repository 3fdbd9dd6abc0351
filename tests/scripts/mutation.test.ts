import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AREAS, type AreaName, areaOf } from '../../scripts/mutation/areas.ts';
import { instrument } from '../../scripts/mutation/instrument.ts';
import { outcomesFile } from '../../scripts/mutation/jobs.ts';
import { mutantsOf } from '../../scripts/mutation/mutants.ts';
import { sample } from '../../scripts/mutation/sample.ts';
import { resultsReader } from '../../scripts/mutation/testProcess.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const changesOf = (code: string) =>
  mutantsOf('a.ts', code).map(({ before, after }) => `${before} → ${after}`);

describe('a change', () => {
  test.each([
    ['bounds and their direction', 'a < b', ['a < b → a <= b', 'a < b → a >= b']],
    ['branches', 'if (a) b = c', ['a → true', 'a → false', 'b = c → ']],
    ['either side', 'x = a && b', ['x = a && b → ', 'a && b → a', 'a && b → b', 'a && b → (a) || (b)']],
    ['numbers', 'f = () => 7', ['f = () => 7 → ', '7 → 8', '7 → 6']],
    ['methods left out', 'const x = y.trim()', ['y.trim() → y']],
    ['links of a chain', 'const x = a?.b', ['a?.b → a.b']],
    ['patterns', 'const x = /^a$/', ['/^a$/ → /a$/', '/^a$/ → /^a/']],
    [
      'conditions of queries',
      'const x = and(a, eq(b, c))',
      [
        'and(a, eq(b, c)) → and(eq(b, c))',
        'and(a, eq(b, c)) → and(a)',
        'and(a, eq(b, c)) → __drizzle.or(a, eq(b, c))',
        'eq(b, c) → __drizzle.ne(b, c)',
      ],
    ],
  ])('is one of %s', (_, code, changes) => {
    expect(changesOf(code)).toEqual(changes);
  });

  test.each([
    'type A = "text" | 12;',
    'import { a } from "b";',
    'const { a } = b;',
    'throw new Error("inside");',
    'const a: 1 = b as 2;',
  ])('is none of %s', (code) => {
    expect(changesOf(code)).toEqual([]);
  });
});

test('a file with all mutants in it does what it did, and with one turned on what that one says', () => {
  const code = '(n) => n > 0 && n <= [10][0]';
  const on = (key: string | null) => {
    vi.stubGlobal('__isMutant', (asked: string) => asked === key);
    const judge = runInThisContext(instrument('a.ts', code)) as (n: number) => boolean;
    return [-1, 0, 1, 10, 11].map((n) => Boolean(judge(n)));
  };
  expect(on(null)).toEqual([false, false, true, true, false]);
  const keyOf = (after: string) =>
    mutantsOf('a.ts', code).find((mutant) => mutant.after === after)?.key ?? '';
  expect(on(keyOf('n >= 0'))).toEqual([false, true, true, true, false]);
  expect(on(keyOf('n < [10][0]'))).toEqual([false, false, true, false, false]);
  expect(on(keyOf('n > 0'))).toEqual([false, false, true, true, true]);
  expect(on(keyOf('11'))).toEqual([false, false, true, true, true]);
});

test('a statement with a mutant in it leaves an else to the if around it', () => {
  vi.stubGlobal('__isMutant', () => false);
  const code = '(n, to) => { if (n) to.push(1); else to.push(2); return to; }';
  const fill = runInThisContext(instrument('a.ts', code)) as (n: boolean, to: number[]) => number[];
  expect([fill(true, []), fill(false, [])]).toEqual([[1], [2]]);
});

test.each(Object.keys(AREAS))(
  'the files and tests of %s are there, and their mutants have keys of their own',
  (name) => {
    const { files, tests } = areaOf(name as AreaName);
    expect(tests.length).toBeGreaterThan(0);
    const keys = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')).map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  },
);

test('a sample is the same for the same seed, and another for another', () => {
  const items = Array.from({ length: 100 }, (_, at) => `item ${at}`);
  const drawn = (seed: number) => sample(items, 10, seed, (item) => item);
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(1)).toHaveLength(10);
  expect(drawn(1)).not.toEqual(drawn(2));
  expect(sample(items, Number.POSITIVE_INFINITY, 1, (item) => item)).toEqual(items);
});

test('a process hangs when no test has ended for three minutes, however long its file takes', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  const outcomes: object[] = [];
  const hangs = resultsReader(folder, (outcome) => outcomes.push(outcome));
  const hangsAfter = (seconds: number) => {
    vi.setSystemTime(Date.now() + seconds * 1000);
    return hangs();
  };
  const outcome = { mutant: null, failedIn: null, seconds: 600, tests: ['bulkRows'] };
  for (const line of ['', '', '', JSON.stringify(outcome)]) {
    appendFileSync(outcomesFile(folder), `${line}\n`);
    expect(hangsAfter(150)).toBe(false);
  }
  expect(outcomes).toEqual([outcome]);
  expect([hangsAfter(179), hangsAfter(2)]).toEqual([false, true]);
  rmSync(folder, { recursive: true });
});
