import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/kernel/db/open.ts';
import { type Cluster, createCluster } from './cluster.ts';
import { openDesk } from './desk.ts';
import { copyOfDatabase, inspect, inspectCopy } from './inspect.ts';
import { countsOf, newLedger } from './ledger.ts';
import { work } from './load.ts';
import { fromTheStart, marksOf } from './marks.ts';
import type { Random } from './random.ts';
import { check, print } from './report.ts';
import { type RunningServer, spawnServer, startServer } from './server.ts';
import { settle } from './settle.ts';
import { type Starts, startsOf } from './starts.ts';
import { verify } from './verify.ts';

/** In every seventh round the process is also killed while it starts. */
const KILLED_AT_START = 7;

/** Kills the server during all kinds of work, repeatedly on the same data. */
export async function killRounds(
  engine: 'PGlite' | 'PostgreSQL',
  rounds: number,
  random: Random,
): Promise<Starts | null> {
  const cluster = engine === 'PostgreSQL' ? createCluster() : null;
  if (engine === 'PostgreSQL' && !cluster) {
    print('PostgreSQL is not installed: its rounds are left out.');
    return null;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'grievance-desk-kills-'));
  const env = { DATA_DIR: dataDir, ...(cluster ? { DATABASE_URL: cluster.url } : {}) };
  const starts = startsOf(`SIGKILL, ${engine}`);
  const ledger = newLedger();
  let server: RunningServer = await startServer(env);
  try {
    const desk = await openDesk(server.url);
    for (let round = 1; round <= rounds; round++) {
      await check(`SIGKILL ${round}/${rounds} on ${engine}`, async () => {
        const marks = marksOf(ledger);
        const stop = new AbortController();
        const moment = random.between(50, 2_500);
        const working = work(desk, ledger, random, stop.signal);
        await pause(moment);
        stop.abort();
        await server.kill();
        await working;
        if (round % KILLED_AT_START === 0) await killAtStart(env, random);
        const copy = cluster ? null : copyOfDatabase(dataDir);
        server = await startServer(env);
        desk.goTo(server.url);
        starts.add(server);
        const files = join(dataDir, 'files');
        const [lost, faults] = await Promise.all([
          verify(desk, ledger, marks),
          copy ? inspectCopy(copy, files) : inspectServer(cluster, dataDir),
        ]);
        demandNone([...lost, ...faults]);
        starts.demand(server);
        return `after ${moment} ms, back in ${Math.round(server.startedIn)} ms`;
      });
    }
    await check(`after ${rounds} times SIGKILL on ${engine}: all that was ever acknowledged`, async () => {
      if (cluster) {
        await letTimePass(cluster, dataDir);
        await server.stop();
        server = await startServer(env);
        desk.goTo(server.url);
      }
      const { losses, summary } = await settle(desk, ledger);
      demandNone([...losses, ...(await verify(desk, ledger, fromTheStart))]);
      return `${countsOf(ledger)}; ${summary}`;
    });
  } finally {
    await server.kill();
    cluster?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return starts;
}

async function killAtStart(env: Record<string, string>, random: Random) {
  const { kill } = spawnServer(env);
  await pause(random.between(500, 4_000));
  await kill();
}

/**
 * On a PostgreSQL server other processes may run a job, so an interrupted one is only taken over after half an hour.
 */
async function letTimePass(cluster: Cluster, dataDir: string) {
  const database = await openDatabase({ dataDir, databaseUrl: cluster.url });
  await database.db.execute(
    sql`update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'`,
  );
  await database.db.execute(
    sql`update exports set created_at = created_at - interval '1 hour' where finished_at is null`,
  );
  await database.close();
}

async function inspectServer(cluster: Cluster | null, dataDir: string): Promise<string[]> {
  const database = await openDatabase({ dataDir, databaseUrl: cluster?.url });
  try {
    return await inspect(database, join(dataDir, 'files'));
  } finally {
    await database.close();
  }
}

export function demandNone(faults: readonly string[]) {
  if (faults.length > 0) throw new Error(`${faults.length} faults:\n${faults.slice(0, 8).join('\n')}`);
}
