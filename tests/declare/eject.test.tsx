import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { news } from '../../contract/news.ts';
import { eject } from '../../src/declare/eject.ts';
import { VIEWS, type View } from '../../src/declare/paths.ts';
import declared from '../../src/resources/news.tsx';
import { type TestApp, testApp } from '../server/app.ts';
import { image } from '../server/factories.ts';
import { connect, openAdmin } from './admin.tsx';

// Beside src/ and contract/, so that the printed imports need no more than a longer way up.
const folder = mkdtempSync(resolve('.ejected-'));
const printed = {} as Record<View, string>;
let app: TestApp;
let token = '';
connect(() => app);

beforeAll(async () => {
  for (const view of VIEWS) {
    printed[view] = await eject('news', view);
    const code = printed[view]
      .replaceAll("'../../../", "'../")
      .replaceAll("'../../declare", "'../src/declare");
    writeFileSync(join(folder, `${view}.tsx`), code);
  }
  app = await testApp();
  token = (await app.account({ role: 'admin' })).token;
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the printed views are the react-admin that a person would have written', () => {
  expect(printed.show).toContain(
    "import { ImageField, Loading, Show, SimpleShowLayout, TextField, UrlField } from 'react-admin';",
  );
  expect(printed.show).toContain('export const NewsShow = () => (');
  expect(printed.list).toContain(`{ source: 'title', field: <RecordLink source="title" /> },`);
  expect(printed.create).toContain('<TextInput source="title" validate={required()} />');
  expect(printed.edit).toContain('<ImageUpload source="file" rule={news.files.file} editing />');
});

test('an input that one resource has of its own comes from its folder', async () => {
  const code = await eject('contact', 'create');
  expect(code).toContain("import { ContactPlaces } from '../../custom/people/fields/ContactPlaces.tsx';");
  expect(code).toContain('<ContactPlaces />');
});

test('they compile', () => {
  const config = { extends: '../tsconfig.json', include: ['*.tsx', '../node_modules/vite/client.d.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout, status } = spawnSync('npx', ['tsc', '--noEmit', '-p', folder], { encoding: 'utf8' });
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
  const { body } = await app.send('POST', 'news', { token, form });
  const { NewsShow } = await import(/* @vite-ignore */ join(folder, 'show.tsx'));
  const byHand = { ...declared, screen: async () => NewsShow };
  const entries = [{ contract: news, load: async () => ({ default: byHand }) }];
  await openAdmin({ app, token, entries, at: `/news/${body.id}` });
  expect(await screen.findByText(form.description)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'View News' })).toBeVisible();
});
