import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

/** The blocks of docs/how-to/filter.md by the file that each names. */
const blocks = new Map(
  [
    ...readFileSync('docs/how-to/filter.md', 'utf8').matchAll(
      /^ {3}```ts\n {3}\/\/ (\S+)\n([\s\S]*?)^ {3}```$/gm,
    ),
  ].map(([, file = '', code = '']) => [file, code]),
);
const folder = mkdtempSync(resolve('.walk-filter-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A list of a file of the project, of which the block is the only line; with the imports of that file. */
async function asModule(file: string, [opening, closing]: [string, string]): Promise<unknown> {
  const source = readFileSync(file, 'utf8');
  const imports = [...source.matchAll(/^import [\s\S]*?;$/gm)].map(([each]) =>
    each.replaceAll(/from '(\.[^']*)'/g, (_, path) => `from '${resolve(file, '..', path)}'`),
  );
  const path = join(folder, `${blocks.size}${file.replaceAll('/', '-')}`);
  const helpers = source.match(/^const some = .*;$/m)?.[0] ?? '';
  writeFileSync(
    path,
    [...imports, helpers, `export default ${opening}`, blocks.get(file), closing].join('\n'),
  );
  return ((await import(/* @vite-ignore */ path)) as { default: unknown }).default;
}

const CONTRACT = 'contract/complaints/complaintFilters.ts';
const ENTRIES = 'server/complaints/list/coreFilters.ts';

vi.doMock('#contract/complaints/complaintFilters.ts', async (original) => {
  const real = await original<typeof import('#contract/complaints/complaintFilters.ts')>();
  const added = (await asModule(CONTRACT, ['{', '}'])) as object;
  return {
    shownFilters: { ...real.shownFilters, ...added },
    complaintFilters: { ...real.complaintFilters, ...added },
  };
});
vi.doMock('#server/complaints/list/coreFilters.ts', async (original) => {
  const real = await original<typeof import('#server/complaints/list/coreFilters.ts')>();
  const added = (await asModule(ENTRIES, ['[', ']'])) as typeof real.coreFilters;
  return { ...real, coreFilters: [...real.coreFilters, ...added] };
});
vi.resetModules();
const { openDesk } = await import('./desk.ts');
const { image } = await import('../factories.ts');

test('[LIST-03] the filter of docs/how-to/filter.md cuts the list, its total, pinned counts, exports and bulk work', async () => {
  const desk = await openDesk();
  await desk.record(desk.mla, { name: 'Without' });
  const { id } = await desk.record(desk.mla, { name: 'With' });
  const form = { complaint_id: id, file: await image('png') };
  expect((await desk.send('POST', 'complaint/media', { token: desk.mla.token, form })).status).toBe(201);
  const { names, total } = await desk.list(desk.mla, { has_files: 1, page: 1 });
  expect({ names, total }).toEqual({ names: ['With'], total: 1 });
  expect((await desk.list(desk.mla, { page: 1 })).total).toBe(2);
  const filters = { has_files: true };
  await desk.post(desk.mla, 'view', { name: 'Files', filters, position: 1 });
  expect((await desk.get(desk.mla, 'view/count')).body.data).toMatchObject([{ count: 1 }]);
  expect((await desk.get(desk.mla, 'complaint?export=yes&has_files=1')).body.total).toBe(1);
  const bulk = {
    action: 'priority',
    params: { priority: 'high' },
    filters,
    expected_total: 1,
    dry_run: true,
  };
  expect((await desk.post(desk.mla, 'bulk', bulk)).body.total).toBe(1);
  expect((await desk.list(desk.mla, { has_files: 'perhaps', page: 1 })).status).toBe(422);
});
