import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { and } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { actorOf } from '#server/accounts/session.ts';
import { filtered } from '#server/complaints/list/conditions.ts';
import { conditionOf } from '#server/complaints/list/filter.ts';
import type { ListFilter } from '#server/complaints/list/listParts.ts';
import { queryFor } from '#server/complaints/list/query.ts';
import { complaintFacts } from '#server/complaints/schema/complaintFacts.ts';
import type { ListFilter as Known } from '#src/components/slots/filter.ts';
import { readAddress, writeAddress } from '#src/custom/complaints/list/listAddress.ts';
import { linesFor } from '../../walk.ts';
import { image } from '../factories.ts';
import { openDesk } from './desk.ts';

const PAGE = 'docs/how-to/filter.md';
const folder = mkdtempSync(resolve('.walk-filter-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The block for a file of the project, as the only entry of a list, with the imports of that file. */
async function blockOf(file: string, [opening, closing]: [string, string]): Promise<unknown> {
  const source = readFileSync(file, 'utf8');
  const imports = [...source.matchAll(/^import [\s\S]*?;$/gm)].map(([each]) =>
    each.replaceAll(/from '(\.[^']*)'/g, (_, path) => `from '${resolve(file, '..', path)}'`),
  );
  const path = join(folder, file.replaceAll('/', '-'));
  writeFileSync(path, [...imports, `export default ${opening}`, linesFor(PAGE, file), closing].join('\n'));
  return ((await import(/* @vite-ignore */ path)) as { default: unknown }).default;
}

test('[LIST-03] the control of docs/how-to/filter.md is all that an address needs to have the filter', async () => {
  const known = (await blockOf('src/custom/complaints/list/coreFilters.ts', ['[', ']'])) as Known[];
  const shown = readAddress({ search: '?has_files=1&has_files=2' }, 7, known);
  expect(shown.filter).toEqual({ has_files: '1' });
  expect(writeAddress(shown, 7, known).search).toBe('?has_files=1');
});

test('[LIST-03] the field and the entry of docs/how-to/filter.md cut what the caller sees', async () => {
  const desk = await openDesk();
  for (const by of [desk.mla, desk.otherMla]) await desk.record(by, by === desk.mla ? {} : desk.places.V4);
  const { id } = await desk.record(desk.mla);
  const form = { complaint_id: id, file: await image('png') };
  const attached = await desk.send('POST', 'complaint/media', { token: desk.mla.token, form });
  expect(attached.status).toBe(201);

  const fields = await blockOf('contract/complaints/complaintFilters.ts', ['{', '}']);
  const entries = (await blockOf('server/complaints/list/coreFilters.ts', ['[', ']'])) as ListFilter[];
  const shape = z.object(fields as z.core.$ZodLooseShape);
  expect(z.parse(shape, { has_files: '1' })).toEqual({ has_files: true });

  const actor = await actorOf(desk.db, desk.mla.token, desk.clock.now);
  if (!actor) throw new Error('the mla is signed in');
  const found = async (value: unknown) => {
    const query = { ...queryFor(actor, {}, desk.clock.now), ...z.parse(shape, { has_files: value }) };
    const { complaint_id } = complaintFacts;
    const isFound = and(
      filtered({ actor, features: desk.services.features }, query),
      conditionOf(entries, query, { actor, now: desk.clock.now }),
    );
    return (await desk.db.select({ complaint_id }).from(complaintFacts).where(isFound)).map(
      (row) => row.complaint_id,
    );
  };
  expect(await found('1')).toEqual([id]);
  expect(await found(undefined)).toHaveLength(2);
});
