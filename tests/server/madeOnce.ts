import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { copyOf, freshDatabase } from './database.ts';

/**
 * The whole API on data that the first file makes through the product, in a folder of the run where the others find
 * them: in memory they load a copy with its files in milliseconds, on a server each makes them anew. Returns what making
 * told.
 */
export async function madeOnce<T>(
  kept: 'dumps' | 'worlds',
  name: string,
  from: 'migrated' | 'staffed',
  make: (api: TestApp) => Promise<T>,
): Promise<{ api: TestApp; known: T }> {
  if (inject('servers')) {
    const api = await testApp(undefined, await freshDatabase(from));
    return { api, known: await make(api) };
  }
  const folder = join(inject(kept), name);
  if (!existsSync(folder)) await keep(folder, from, make);
  const api = await testApp(undefined, await copyOf(join(folder, 'database')));
  cpSync(join(folder, 'files'), api.folder, { recursive: true });
  return { api, known: JSON.parse(readFileSync(join(folder, 'known.json'), 'utf8')) };
}

/** Of several that make the same at the same time the first one that is ready counts. */
async function keep(folder: string, from: string, make: (api: TestApp) => Promise<unknown>): Promise<void> {
  const making = `${folder}-${process.pid}`;
  mkdirSync(making);
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
