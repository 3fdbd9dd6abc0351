import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { type Database, openDatabase } from '../server/db/open.ts';
import { installQueues } from '../server/jobs/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with a dump of each content. */
    dumps: string;
  }
}

/** What databases of tests start with, each with what the ones before it have. */
const contents: Record<string, (database: Database) => Promise<void>> = {
  empty: async () => {},
  migrated: async (database) => {
    await database.migrate();
    await installQueues(database);
  },
};

/** Builds each content once a run, whatever number of projects asks: all are set up in this one process. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = join(tmpdir(), `grievance-desk-dumps-${process.pid}`);
  if (!existsSync(folder)) await build(folder);
  project.provide('dumps', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Two databases of each cluster that nobody opens, and half of the files that a copy is made of. */
async function dropTemplates({ db }: Database): Promise<void> {
  await db.execute(sql`update pg_database set datistemplate = false`);
  for (const name of ['template0', 'template1']) await db.execute(sql.raw(`drop database if exists ${name}`));
}

async function build(folder: string): Promise<void> {
  mkdirSync(folder);
  const database = await openDatabase({ memory: true });
  await dropTemplates(database);
  for (const [content, fill] of Object.entries(contents)) {
    await fill(database);
    await database.db.execute(sql`checkpoint`); // of the log only the end is left
    writeFileSync(join(folder, content), new Uint8Array(await database.dump()));
  }
  await database.close();
}
