import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { copyOf, freshDatabase } from './database.ts';

/**
 * The whole API on data that are made through the product, and what `make` returned (JSON). Databases in memory are
 * copies: the first file that needs the data stores them in a folder, and loading them takes milliseconds. On a
 * PostgreSQL server each file makes its own.
 */
export async function madeOnce<T>(
  place: 'dumps' | 'worlds',
  name: string,
  from: 'migrated' | 'staffed',
  make: (api: TestApp) => Promise<T>,
): Promise<{ api: TestApp; known: T }> {
  if (inject('servers')) {
    const api = await testApp(undefined, await freshDatabase(from));
    return { api, known: await make(api) };
  }
  const folder = join(inject(place), name);
  if (!existsSync(folder)) await store(folder, from, make);
  const api = await testApp(undefined, await copyOf(join(folder, 'database')));
  cpSync(join(folder, 'files'), api.folder, { recursive: true });
  return { api, known: JSON.parse(readFileSync(join(folder, 'known.json'), 'utf8')) };
}

/**
 * Stores the data in a new folder, which gets its name once it is complete: a run that was killed leaves no half of it.
 * Of several that make the same data in parallel, the first one that is ready counts.
 */
async function store(folder: string, from: string, make: (api: TestApp) => Promise<unknown>): Promise<void> {
  const making = mkdtempSync(`${folder}-`);
  const database = await copyOf(from);
  const api = await testApp(undefined, database);
  writeFileSync(join(making, 'known.json'), JSON.stringify((await make(api)) ?? null));
  cpSync(api.folder, join(making, 'files'), { recursive: true });
  writeFileSync(join(making, 'database'), new Uint8Array(await database.dump()));
  try {
    renameSync(making, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true });
  }
}
