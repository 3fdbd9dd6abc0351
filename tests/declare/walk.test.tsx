import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Contract } from '#contract/kernel/define.ts';
import { routes } from '#server/app/routes.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { tableOf } from '#server/kernel/db/schema/tableOf.ts';
import { serveRecords } from '#server/kernel/records/routes.ts';
import { areas, assemblies, mandals, parliaments } from '#server/places/schema/places.ts';
import type { ResourceEntry } from '#src/declare/entry.ts';
import { startDesk } from '../screens/app.tsx';
import { pick } from '../screens/parts.ts';
import { testApp } from '../server/app.ts';
import { image as picture } from '../server/factories.ts';
import { filesBelow } from '../sources.ts';
import { walk } from '../walk.ts';

/** The walk of CONTRIBUTING.md, 'Add a resource', in a copy made of links to the project, except for changed files. */
const root = mkdtempSync(resolve('.walk-'));
for (const file of ['package.json', ...filesBelow('contract', 'src/resources')]) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  symlinkSync(resolve(file), join(root, file));
}
for (const part of ['declare', 'components', 'custom'])
  symlinkSync(resolve('src', part), join(root, 'src', part));
walk(root, 'CONTRIBUTING.md');
afterAll(() => rmSync(root, { recursive: true }));

const { contracts }: { contracts: readonly Contract[] } = await import(
  /* @vite-ignore */ join(root, 'contract/index.ts')
);
const { entries }: { entries: readonly ResourceEntry[] } = await import(
  /* @vite-ignore */ join(root, 'src/resources/index.ts')
);
const poster = contracts.find(({ name }) => name === 'poster');
if (!poster) throw new Error('The walk adds no poster');
const table = tableOf(poster);

const desk = startDesk(() =>
  testApp([...routes, (serve) => serveRecords(serve, { contract: poster, table })]),
);

beforeAll(async () => {
  // The output of `npm run migration`.
  const before = { files, parliaments, assemblies, mandals, areas };
  const statements = await generateMigration(
    generateDrizzleJson(before),
    generateDrizzleJson({ ...before, poster: table }),
  );
  for (const statement of statements) await desk.app.db.execute(sql.raw(statement));
});

test('admin has the resource of the walk: link, list, create, show, edit and delete', async () => {
  const { user, path } = await desk.renderApp({ path: '/', as: 'admin', entries });
  await user.click(await screen.findByRole('link', { name: 'Posters' }));
  expect(await screen.findByRole('heading', { name: 'Posters', level: 1 })).toBeVisible();
  await screen.findByText('Add the first one.');
  await user.click(screen.getByRole('link', { name: 'Add' }));

  expect(await screen.findByRole('heading', { name: 'Add Poster', level: 1 })).toBeVisible();
  expect(path()).toBe('/poster/create');
  await user.type(await screen.findByLabelText(/^Name/), 'Blue');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const slogan = screen.getByLabelText(/^Slogan/);
  await waitFor(() => expect(slogan).toHaveAttribute('aria-invalid', 'true'));
  expect(await screen.findByLabelText(/^Remarks/)).toHaveAttribute('aria-invalid', 'false');
  await user.type(slogan, 'Water for all');
  await pick(user, await screen.findByRole('combobox', { name: /^Parliament/ }), 'P1');
  await user.upload(screen.getByLabelText(/^Image/), await picture());
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await user.click(await screen.findByRole('link', { name: 'View Blue' }));
  expect(await screen.findByRole('heading', { name: 'View Poster', level: 1 })).toBeVisible();
  expect(await screen.findByText('Water for all')).toBeVisible();
  expect(screen.getByText('P1')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Blue' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Edit' }));

  const remarks = (await screen.findByLabelText(/^Remarks/)) as HTMLElement & { editor: Editor };
  const html = '<p>Seen <strong>twice</strong></p>';
  act(() => void remarks.editor.commands.setContent(html, { emitUpdate: true }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/poster'));
  expect((await desk.ask('GET', 'poster')).body.data).toMatchObject([{ remarks: html }]);
  const row = await screen.findByRole('row', { name: /Blue/ });
  expect(within(row).getByText('P1')).toBeVisible();

  await user.click(within(row).getByRole('button', { name: 'Delete Blue' }));
  expect(await screen.findByText('Are you sure you want to delete "Blue"?')).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Add the first one.')).toBeVisible();
});

test('staff have neither the link nor the screen; a link without words in a language is read in English', async () => {
  const staff = await desk.renderApp({ path: '/poster', as: 'staff', entries });
  expect(await screen.findByRole('link', { name: 'Grievances' })).toBeVisible();
  expect(staff.path()).toBe('/grievance');
  expect(screen.queryByRole('link', { name: 'Posters' })).toBeNull();
  staff.unmount();
  await desk.renderApp({ path: '/poster', as: 'mla', locale: 'te', entries });
  expect(await screen.findByRole('heading', { level: 1, name: 'Posters' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Posters' })).toHaveAttribute('aria-current', 'page');
});

test('a view written by hand takes the place of the generated one', async () => {
  const byHand = entries.map((entry) => ({
    ...entry,
    load: async () => ({
      default: { ...(await entry.load()).default, screen: async () => () => <h1>By hand</h1> },
    }),
  }));
  await desk.renderApp({ path: '/poster', as: 'mla', entries: byHand });
  expect(await screen.findByRole('heading', { name: 'By hand' })).toBeVisible();
});
