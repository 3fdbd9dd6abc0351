import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { seed } from '#server/transfer/seed/index.ts';
import { testApp } from './app.ts';
import { copyOf } from './database.ts';

/** The whole API on the demo data. Databases in memory are copies of one that was seeded once, which takes seconds. */
export async function demoApp() {
  if (inject('servers')) {
    const api = await testApp();
    await seed(api.services, { demo: true });
    return api;
  }
  const kept = join(inject('dumps'), 'demo');
  if (!existsSync(kept)) await keepDemo(kept);
  const api = await testApp(undefined, await copyOf('demo/database'));
  cpSync(join(kept, 'files'), api.folder, { recursive: true });
  return api;
}

/** Stores the seeded data for other files of the run; the first one that is ready counts. */
async function keepDemo(kept: string): Promise<void> {
  const making = `${kept}-${process.pid}`;
  mkdirSync(making);
  const database = await copyOf('migrated');
  const { services, folder } = await testApp(undefined, database);
  await seed(services, { demo: true });
  cpSync(folder, join(making, 'files'), { recursive: true });
  writeFileSync(join(making, 'database'), new Uint8Array(await database.dump()));
  try {
    renameSync(making, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
    rmSync(making, { recursive: true });
  }
}
