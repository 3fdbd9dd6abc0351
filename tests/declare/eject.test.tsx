import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { news } from '#contract/content/news.ts';
import { eject } from '#src/declare/eject.ts';
import { VIEWS, type View } from '#src/declare/paths.ts';
import declared from '#src/resources/news.tsx';
import { startDesk } from '../screens/app.tsx';
import { image } from '../server/factories.ts';

/** As deep as `src/custom/news`, the place for printed views in the documentation, with the same neighbours. */
const root = mkdtempSync(resolve('.ejected-'));
const folder = join(root, 'custom', 'news');
const printed = {} as Record<View, string>;
const desk = startDesk();

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  for (const part of readdirSync('src').filter((part) => part !== 'custom'))
    symlinkSync(resolve('src', part), join(root, part));
  for (const view of VIEWS) {
    printed[view] = await eject('news', view);
    writeFileSync(join(folder, `${view}.tsx`), printed[view]);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('the printed views are the react-admin that a person would have written', () => {
  expect(printed.show).toContain(
    "import { ImageField, Loading, Show, SimpleShowLayout, TextField } from 'react-admin';",
  );
  expect(printed.show).toContain('export default function NewsShow() {');
  expect(printed.list).toMatch(/<Column source="title">\s+<RecordLink source="title" \/>\s+<\/Column>/);
  expect(printed.create).toContain('<TextInput source="title" validate={required()} />');
  expect(printed.edit).toContain('<ImageUpload source="file" rule={news.files.file} editing />');
});

test('an input of a single resource is imported from its folder', async () => {
  const code = await eject('contact', 'create');
  expect(code).toContain("import { ContactPlaces } from '#src/custom/contacts/fields/ContactPlaces.tsx';");
  expect(code).toContain('<ContactPlaces />');
});

test('they compile where they are put', () => {
  const config = { extends: '../tsconfig.json', include: ['custom', '../node_modules/vite/client.d.ts'] };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
  const { stdout, status } = spawnSync('npx', ['tsc', '--noEmit', '-p', root], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test('they show what the generated ones show', async () => {
  const form = {
    title: 'Road opened',
    date: '2026-02-03T10:30',
    video_link: 'https://example.org/v',
    description: 'The new road is open.',
    file: await image(),
  };
  const { body } = await desk.ask('POST', 'news', { form });
  const { default: NewsShow } = await import(/* @vite-ignore */ join(folder, 'show.tsx'));
  const byHand = { ...declared, screen: async () => NewsShow };
  const entries = [{ contract: news, load: async () => ({ default: byHand }) }];
  await desk.renderApp({ path: `/news/${body.id}`, as: 'admin', entries });
  expect(await screen.findByText(form.description)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'View News' })).toBeVisible();
});

test.each([
  [['letter', 'show'], /^There is no resource 'letter'; the resources are achievement, .*\.\n$/],
  [['news', 'print'], "There is no view 'print'; the views are list, create, show, edit.\n"],
])('eject %j is refused with one line', (words, line) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'eject', ...words], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.replace(/^npm warn .*\n/gm, '')).toEqual(
    typeof line === 'string' ? line : expect.stringMatching(line),
  );
});
