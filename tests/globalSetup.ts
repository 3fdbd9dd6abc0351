import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { type Database, openDatabase } from '#server/kernel/db/open.ts';
import { installQueues } from '#server/kernel/jobs/index.ts';
import { insertOffice, type Office } from './worlds/office.ts';
import { insertStaffed } from './worlds/staffed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with a dump of each content. */
    dumps: string;
    /** The folder of what test files make for the others of their run (`tests/server/madeOnce.ts`). */
    worlds: string;
  }
}

/**
 * The initial contents of test databases, each including the previous ones; the return value is provided to the tests.
 */
const contents: Record<string, (database: Database, known: object) => Promise<unknown>> = {
  empty: async () => {},
  migrated: async (database) => {
    await database.migrate();
    await installQueues(database);
  },
  office: ({ db }) => insertOffice(db),
  staffed: ({ db }, office) => insertStaffed(db, office as Office),
};

/**
 * The files on which the content of a dump depends: the schema, the migrations, the queues, the version of the
 * database, the offices and the demo.
 */
const SOURCES = [
  ...['server/accounts', 'server/desk/offices', 'server/kernel/db', 'server/kernel/jobs'],
  'server/transfer/seed',
  ...['tests/worlds', 'tests/globalSetup.ts', 'package-lock.json'],
];
const CACHE = 'node_modules/.cache/grievance-desk';

/** Provides the folder of dumps. They are built once per version of their sources and stored in node_modules. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = join(CACHE, `dumps-${fingerprint()}`);
  if (!existsSync(folder)) await build(folder);
  project.provide('dumps', resolve(folder));
  for (const content of ['office', 'staffed'] as const)
    project.provide(content, JSON.parse(readFileSync(join(folder, `${content}.json`), 'utf8')));
  const worlds = mkdtempSync(join(tmpdir(), 'grievance-desk-worlds-'));
  project.provide('worlds', worlds);
  return () => rmSync(worlds, { recursive: true, force: true });
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const paths = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => join(source, path))
      : [source];
    for (const path of paths.sort())
      if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Removes the two unused databases of each cluster, which are half of the files of a copy. */
async function dropTemplates({ db }: Database): Promise<void> {
  await db.execute(sql`update pg_database set datistemplate = false`);
  for (const name of ['template0', 'template1']) await db.execute(sql.raw(`drop database if exists ${name}`));
}

/** Another run may build the same dumps: the folder gets its name once it is complete. Older ones are removed. */
async function build(folder: string): Promise<void> {
  const draft = `${folder}-draft-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const database = await openDatabase({ memory: true });
  await dropTemplates(database);
  let known = {};
  for (const [content, fill] of Object.entries(contents)) {
    known = { ...known, ...((await fill(database, known)) as object) };
    writeFileSync(join(draft, `${content}.json`), JSON.stringify(known));
    await database.db.execute(sql`checkpoint`); // only the end of the log remains
    writeFileSync(join(draft, content), new Uint8Array(await database.dump()));
  }
  await database.close();
  for (const name of readdirSync(CACHE))
    if (!name.includes('-draft-')) rmSync(join(CACHE, name), { recursive: true, force: true });
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
}
