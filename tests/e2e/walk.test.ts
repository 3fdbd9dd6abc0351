import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/freePort.ts';
import { png } from '../fixtures/index.ts';
import { walk } from '../walk.ts';
import { payload } from './complaints.ts';
import { test as base } from './people.ts';

/** Files that a copy of the project does not need. */
const LEFT = /^(\.git|\.walk-.*|\.ejected-.*|node_modules|dist|data|docs|bench|tests|test-results)(\/|$)/;

function run(folder: string, tool: string, ...args: string[]) {
  const command = join('node_modules/.bin', tool);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  expect(status, `${tool} ${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

/** The walk of CONTRIBUTING.md in a copy of the project, with a handwritten page of its resource. */
function walkedCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'grievance-walk-'));
  cpSync('.', folder, { recursive: true, filter: (path) => !LEFT.test(relative('.', path)) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  walk(folder, 'CONTRIBUTING.md');
  run(folder, 'drizzle-kit', 'generate');

  const page = run(folder, 'tsx', 'src/declare/eject.ts', 'poster', 'show');
  mkdirSync(join(folder, 'src/custom/poster'));
  const shown = page.replace('<SimpleShowLayout>', '<p>Seen by hand</p>\n<SimpleShowLayout>');
  writeFileSync(join(folder, 'src/custom/poster/PosterShow.tsx'), shown);
  const declaration = join(folder, 'src/resources/poster.tsx');
  const views = `views: { show: () => import('../custom/poster/PosterShow.tsx') },`;
  writeFileSync(
    declaration,
    readFileSync(declaration, 'utf8').replace('  words: {', `  ${views}\n  words: {`),
  );
  run(folder, 'tsc', '--noEmit', '-p', '.');
  return folder;
}

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  baseURL: async ({}, use) => {
    const folder = walkedCopy();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const dataDir = join(folder, 'data');
    cpSync(process.env.E2E_SEEDED ?? '', dataDir, { recursive: true });
    const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
    const server = spawn('node', ['scripts/run.mjs', 'start'], { cwd: folder, env, stdio: 'ignore' });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const isUp = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: 240_000 }).toBe(true);
    await use(url);
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  },
});

// It builds and starts the product, on machines that may be busy.
test.describe.configure({ timeout: 360_000 });

test('[SHELL-13, CRUD-01] the walk of CONTRIBUTING.md adds a resource: link, guard, screens, calls and table', async ({
  visit,
}) => {
  const page = await visit('mla', '/');
  await page.getByRole('link', { name: 'Posters' }).click();
  await page.getByRole('link', { name: 'Add' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Poster');
  await page.getByLabel('Name').fill('Blue');
  await page.getByLabel('Slogan').fill('Water for all');
  await page.getByLabel('Image', { exact: false }).setInputFiles(await payload(await png()));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Blue', exact: true }).click();
  await expect(page.getByText('Water for all')).toBeVisible();
  await expect(page.getByText('Seen by hand')).toBeVisible();

  const list = await visit('admin', '/poster');
  await expect(list.getByRole('link', { name: 'Posters' })).toHaveAttribute('aria-current', 'page');
  await expect(list.getByRole('link', { name: 'Blue', exact: true })).toBeVisible();

  const staff = await visit('staff', '/poster');
  await expect(staff).toHaveURL(/\/grievance$/);
  await expect(staff.getByRole('link', { name: 'Posters' })).toHaveCount(0);
});
