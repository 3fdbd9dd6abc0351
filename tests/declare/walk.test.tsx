import { screen, waitFor, within } from '@testing-library/react';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineContract } from '../../contract/define.ts';
import { line, longText as longTextField, optional } from '../../contract/fields.ts';
import { imageRule } from '../../contract/files.ts';
import { files } from '../../server/db/schema/files.ts';
import { areas, assemblies, mandals, parliaments } from '../../server/db/schema/places.ts';
import { tableOf } from '../../server/db/schema/tableOf.ts';
import { serveRecords } from '../../server/routes/crud.ts';
import { routes } from '../../server/routes/index.ts';
import { defineResource } from '../../src/declare/defineResource.ts';
import type { ResourceEntry } from '../../src/declare/entry.ts';
import { image, longText, place, text } from '../../src/declare/fieldTypes.tsx';
import { type TestApp, testApp } from '../server/app.ts';
import { insertPlaces, image as picture } from '../server/factories.ts';
import { connect, openAdmin } from './admin.tsx';

/** The walk of CONTRIBUTING.md, 'Add a resource', step by step, with a resource that nobody needs. */

// 1. What travels: contract/poster.ts
const poster = defineContract({
  name: 'poster',
  policy: 'content',
  input: { name: line(), slogan: line(), remarks: optional(longTextField()) },
  files: { file: { ...imageRule, at: 'image.path' } },
  record: { image: z.nullable(z.object({ path: z.string() })) },
  search: ['name', 'slogan'],
  sort: { field: 'name', order: 'ASC' },
  update: 'POST',
});

// 2. How it looks: src/resources/poster.tsx
const words = { name: 'Poster |||| Posters', fields: { name: 'Name', slogan: 'Slogan', remarks: 'Remarks' } };
const declared = defineResource(poster, {
  title: 'name',
  fields: {
    name: text(),
    slogan: text(),
    file: image({ title: 'name' }),
    remarks: longText(),
    place: place(),
  },
  list: { columns: ['name', 'slogan', 'place'] },
  words: { en: words, te: words, hi: words },
});

// 3. One line in contract/index.ts, from which the routes and the table follow, and one in src/resources/index.ts.
const table = tableOf(poster);
const entries: ResourceEntry[] = [
  { contract: poster, paths: { create: '/poster/add' }, load: async () => ({ default: declared }) },
];

let app: TestApp;
let token = '';
connect(() => app);

beforeAll(async () => {
  app = await testApp([...routes, (serve) => serveRecords(serve, poster, table)]);
  // 4. npm run migration
  const before = { files, parliaments, assemblies, mandals, areas };
  const statements = await generateMigration(
    generateDrizzleJson(before),
    generateDrizzleJson({ ...before, poster: table }),
  );
  for (const statement of statements) await app.db.execute(sql.raw(statement));
  const { parliament_id, assembly_id } = (await insertPlaces(app.db)).A1;
  token = (await app.account({ role: 'mla', parliament_id, assembly_id })).token;
});

test('a contract and a declaration give list, create, show, edit and delete', async () => {
  const { user, path } = await openAdmin({ app, token, entries, at: '/poster' });
  expect(await screen.findByRole('heading', { name: 'Posters', level: 1 })).toBeVisible();
  await screen.findByText('Add the first one.');
  await user.click(screen.getByRole('link', { name: 'Add' }));

  expect(await screen.findByRole('heading', { name: 'Add Poster', level: 1 })).toBeVisible();
  expect(path()).toBe('/poster/add');
  await user.type(await screen.findByLabelText(/^Name/), 'Blue');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const slogan = screen.getByLabelText(/^Slogan/);
  await waitFor(() => expect(slogan).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByLabelText(/^Remarks/)).toHaveAttribute('aria-invalid', 'false');
  await user.type(slogan, 'Water for all');
  await user.upload(screen.getByLabelText(/^Image/), await picture());
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await user.click(await screen.findByRole('link', { name: 'View Blue' }));
  expect(await screen.findByRole('heading', { name: 'View Poster', level: 1 })).toBeVisible();
  expect(await screen.findByText('Water for all')).toBeVisible();
  expect(screen.getByText('A1, P1')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Blue' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Edit' }));

  await user.type(await screen.findByLabelText(/^Remarks/), 'Seen');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/poster'));
  const row = await screen.findByRole('row', { name: /Blue/ });
  expect(within(row).getByText('A1, P1')).toBeVisible();

  await user.click(within(row).getByRole('button', { name: 'Delete Blue' }));
  expect(await screen.findByText('Are you sure you want to delete "Blue"?')).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Add the first one.')).toBeVisible();
});

test('a view written by hand takes the place of the generated one', async () => {
  const byHand = { ...declared, screen: async () => () => <h1>By hand</h1> };
  const own = [{ contract: poster, load: async () => ({ default: byHand }) }];
  await openAdmin({ app, token, entries: own, at: '/poster' });
  expect(await screen.findByRole('heading', { name: 'By hand' })).toBeVisible();
});
