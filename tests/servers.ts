import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/kernel/db/open.ts';
import { installQueues } from '#server/kernel/jobs/index.ts';
import { createDatabase, installedPostgresql, startPostgresql } from './server/postgresql.ts';
import { startS3 } from './server/s3.ts';
import { insertOffice } from './worlds/office.ts';
import { insertStaffed } from './worlds/staffed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases and files of the tests are; undefined keeps them in memory and on disk. */
    servers: { postgresql: string; s3Port: number } | undefined;
  }
}

/** A PostgreSQL server with the databases `migrated`, `office` and `staffed`, of which each test gets a copy, and an S3-compatible one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = installedPostgresql();
  if (!bin) throw new Error('PostgreSQL is not installed: `apt-get install postgresql`.');
  const postgresql = startPostgresql(bin);
  const s3 = await startS3();
  const migrated = await openDatabase({
    dataDir: '',
    databaseUrl: await createDatabase(postgresql.url, 'migrated'),
  });
  await migrated.migrate();
  await installQueues(migrated);
  await migrated.close();
  const office = await openDatabase({
    dataDir: '',
    databaseUrl: await createDatabase(postgresql.url, 'office', 'migrated'),
  });
  const known = await insertOffice(office.db);
  await office.close();
  project.provide('office', known);
  const staffed = await openDatabase({
    dataDir: '',
    databaseUrl: await createDatabase(postgresql.url, 'staffed', 'office'),
  });
  project.provide('staffed', { ...known, ...(await insertStaffed(staffed.db, known)) });
  await staffed.close();
  project.provide('servers', { postgresql: postgresql.url, s3Port: s3.port });
  return async () => {
    postgresql.stop();
    await s3.stop();
  };
}
