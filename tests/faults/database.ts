import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { demandRefusal, demandReply, record, untilUnwell, untilWell } from './calls.ts';
import { createCluster } from './cluster.ts';
import { openDesk } from './desk.ts';
import { demandNone } from './kills.ts';
import { newLedger } from './ledger.ts';
import { work } from './load.ts';
import { fromTheStart } from './marks.ts';
import type { Random } from './random.ts';
import { check } from './report.ts';
import { startServer } from './server.ts';
import { verify } from './verify.ts';

/** Stops PostgreSQL while users work, and starts it again. */
export async function databaseFaults(random: Random): Promise<void> {
  const cluster = createCluster();
  if (!cluster) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'grievance-desk-database-'));
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: cluster.url });
  try {
    const desk = await openDesk(server.url);
    const ledger = newLedger();
    for (const mode of ['fast', 'immediate'] as const) {
      await check(`PostgreSQL stopped (${mode}) and started under load`, async () => {
        const stop = new AbortController();
        const working = work(desk, ledger, random, stop.signal);
        await record(desk);
        cluster.stop(mode);
        const reason = await untilUnwell(desk);
        demandRefusal('a complaint', await record(desk), errorTexts.databaseAway);
        demandRefusal('the list', await desk.mla.get('complaint?page=1'), errorTexts.databaseAway);
        cluster.start();
        const ms = await untilWell(desk, server);
        demandReply('a complaint afterwards', await record(desk), 201);
        stop.abort();
        await working;
        demandNone(await verify(desk, ledger, fromTheStart));
        return `health said "${reason}"; well ${ms} ms after its start`;
      });
    }
  } finally {
    await server.kill();
    cluster.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
