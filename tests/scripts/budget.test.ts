import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Budget, sizeBudget } from '../../scripts/budget.ts';

let root: string;
let printed: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'grievance-desk-budget-'));
  mkdirSync(join(root, 'src'));
  const noise = Array.from({ length: 2_000 }, (_, index) => (index * 2_654_435_761) % 4_294_967_291).join();
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/src/main.js"></script>');
  writeFileSync(
    join(root, 'src/main.js'),
    'document.title = "ready"; import("./screen.js").then(console.log);',
  );
  writeFileSync(join(root, 'src/screen.js'), `export const numbers = "${noise}";`);
  printed = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const built = (...budgets: Budget[]) =>
  build({ root, configFile: false, logLevel: 'silent', plugins: [sizeBudget(budgets)] });

const ENTRY = { page: 'Entry', modules: ['entry'], limit: 2_000 };
const SCREEN = { page: 'Screen', modules: ['entry', 'src/screen.js'], limit: 2_000 };

test('a page above its limit fails the build, which leaves nothing behind', async () => {
  await expect(built(ENTRY, SCREEN)).rejects.toThrow(/Over the size budget\nScreen: [\d.]+ of 2 kB gzipped/);
  expect(readdirSync(root)).not.toContain('dist');
});

test('pages within their limits pass, and each is told; what is loaded on demand is not counted', async () => {
  await built(ENTRY, { ...SCREEN, limit: 100_000 });
  expect(printed.join('')).toMatch(/^Entry: [01]\.\d of 2 kB gzipped in 1 files$/m);
  expect(printed.join('')).toMatch(/^Screen: \d+\.\d of 100 kB gzipped in 2 files$/m);
});

test('a budget that names a module which is not there fails too, rather than holding nothing', async () => {
  await expect(built({ ...SCREEN, modules: ['src/renamed.js'] })).rejects.toThrow('names src/renamed.js');
});
