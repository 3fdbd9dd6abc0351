import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { changedTests } from '../../scripts/changed.mjs';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a', ...args], { cwd: root });
const write = (files: Record<string, string>) => {
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'grievance-desk-changed-'));
  write({
    'contract/day.ts': 'export const DAY = 1;',
    'server/clock.ts': "import {\n  DAY,\n} from '#contract/day.ts';\nexport const clock = DAY;",
    'src/page.tsx': "export const page = () => import('../contract/day.ts');",
    'src/other.ts': 'export {};',
    'tests/server/clock.test.ts': "import { clock } from '#server/clock.ts';",
    'tests/screens/page.test.tsx': "import '../../src/page.tsx';",
    'tests/e2e/page.test.ts': "import '#contract/day.ts';",
    'tests/other.test.ts': "import '#src/other.ts';",
  });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'Begin');
});
afterEach(() => rmSync(root, { recursive: true }));

test('finds no test where nothing was changed', () => {
  expect(changedTests(root)).toEqual([]);
});

test('finds the tests that import a changed file, directly or through others, and no browser test', () => {
  write({ 'contract/day.ts': 'export const DAY = 2;' });
  expect(changedTests(root).sort()).toEqual(['tests/screens/page.test.tsx', 'tests/server/clock.test.ts']);
  write({ 'tests/new.test.ts': '' });
  expect(changedTests(root)).toContain('tests/new.test.ts');
});

test('compares with the commit at which a branch began', () => {
  git('checkout', '-qb', 'branch');
  write({ 'src/other.ts': 'export const other = 1;' });
  git('commit', '-qam', 'Change');
  expect(changedTests(root)).toEqual([]);
  git('checkout', '-q', 'main');
  write({ 'server/clock.ts': '' });
  git('commit', '-qam', 'Go on');
  git('checkout', '-q', 'branch');
  expect(changedTests(root, 'main')).toEqual(['tests/other.test.ts']);
});
