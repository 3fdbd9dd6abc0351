import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/kernel/db/open.ts';
import { type Cluster, createCluster } from './cluster.ts';
import { demandNone } from './kills.ts';
import type { Random } from './random.ts';
import { check } from './report.ts';
import { spawnServer, startServer } from './server.ts';
import { type Starts, startsOf } from './starts.ts';

const CURRENT = 'server/kernel/db/migrations';
/** The rows of an old office, which must survive. */
const VILLAGES = 20_000;

/** Kills the server while it migrates a database of the first version, and starts it again. */
export async function migrationKills(
  engine: 'PGlite' | 'PostgreSQL',
  rounds: number,
  random: Random,
): Promise<Starts | null> {
  const place = mkdtempSync(join(tmpdir(), 'grievance-desk-migrations-'));
  const first = firstMigration(place);
  const starts = startsOf(`SIGKILL in a migration, ${engine}`);
  const cluster = engine === 'PostgreSQL' ? createCluster() : null;
  if (engine === 'PostgreSQL' && !cluster) return null;
  try {
    if (!cluster) await fill({ dataDir: join(place, 'old') }, first);
    for (let round = 1; round <= rounds; round++) {
      await check(`SIGKILL in a migration ${round}/${rounds} on ${engine}`, async () => {
        const dataDir = join(place, String(round));
        if (!cluster) cpSync(join(place, 'old'), dataDir, { recursive: true });
        const where = { dataDir, databaseUrl: cluster && (await newDatabase(cluster, round)) };
        if (cluster) await fill(where, first);
        const env = {
          DATA_DIR: dataDir,
          SEED: 'none',
          ...(where.databaseUrl ? { DATABASE_URL: where.databaseUrl } : {}),
        };
        const { kill, child } = spawnServer(env);
        const moment = random.between(800, 4_500);
        await Promise.race([pause(moment), new Promise((resolve) => child.once('exit', resolve))]);
        await kill();
        const server = await startServer(env);
        starts.add(server);
        await server.stop();
        demandNone(await whatIsWrong(where));
        starts.demand(server);
        rmSync(dataDir, { recursive: true });
        return `after ${moment} ms, back in ${Math.round(server.startedIn)} ms`;
      });
    }
  } finally {
    cluster?.remove();
    rmSync(place, { recursive: true, force: true });
  }
  return starts;
}

interface Where {
  dataDir: string;
  databaseUrl?: string | null;
}

const open = ({ dataDir, databaseUrl }: Where, migrations?: string) =>
  openDatabase({ dataDir, databaseUrl: databaseUrl ?? undefined, migrations });

/** A folder with the first migration alone. */
function firstMigration(place: string): string {
  const folder = join(place, 'first');
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const journal = JSON.parse(readFileSync(join(CURRENT, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const entries = journal.entries.slice(0, 1);
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) cpSync(join(CURRENT, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}

async function fill(where: Where, migrations: string) {
  const database = await open(where, migrations);
  await database.migrate();
  await database.db.execute(sql`insert into parliaments (name) values ('P')`);
  await database.db.execute(
    sql`insert into assemblies (name, parliament_id) select 'A', id from parliaments`,
  );
  await database.db.execute(sql`insert into mandals (name, assembly_id) select 'M', id from assemblies`);
  await database.db.execute(
    sql`insert into areas (name, mandal_id) select 'V' || n, id from mandals, generate_series(1, ${VILLAGES}::int) n`,
  );
  await database.close();
}

async function newDatabase(cluster: Cluster, round: number): Promise<string> {
  const database = await openDatabase({ dataDir: '', databaseUrl: cluster.url });
  await database.db.execute(sql.raw(`create database round_${round}`));
  await database.close();
  return cluster.url.replace('/postgres?', `/round_${round}?`);
}

async function whatIsWrong(where: Where): Promise<string[]> {
  const database = await open(where);
  const { entries } = JSON.parse(readFileSync(join(CURRENT, 'meta/_journal.json'), 'utf8')) as {
    entries: unknown[];
  };
  const { rows } = await database.db.execute(
    sql`select (select count(*) from drizzle.__drizzle_migrations)::int as migrations, (select count(*) from areas)::int as areas`,
  );
  await database.close();
  const [{ migrations, areas } = { migrations: 0, areas: 0 }] = rows;
  return [
    ...(migrations === entries.length ? [] : [`${migrations} of ${entries.length} migrations are done`]),
    ...(areas === VILLAGES ? [] : [`${areas} of ${VILLAGES} areas are there`]),
  ];
}
