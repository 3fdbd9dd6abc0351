import { expect, test } from 'vitest';
import { clockEvents } from '#server/deadlines/schema/clocks.ts';
import { openDatabase } from '#server/kernel/db/open.ts';
import { installQueues } from '#server/kernel/jobs/index.ts';
import { openDesk } from '../../complaints/desk.ts';
import { installedPostgresql, startPostgresql } from '../../postgresql.ts';
import { simulate } from './year/simulate.ts';

/** `YEAR_CASES=5000 YEAR_DAYS=365` plays a whole year, which takes its time; each time a part of one. */
const { YEAR_CASES = '70', YEAR_DAYS = '45', YEAR_SEED = '2026' } = process.env;
const year = { cases: Number(YEAR_CASES), days: Number(YEAR_DAYS), seed: Number(YEAR_SEED) };
const PATIENCE_MS = 120_000 + year.cases * 2_000;
const FROM = '2026-06-01';
const bin = installedPostgresql();

test(
  '[SLA-06, SLA-11, SLA-12, SLA-16, GRD-07] an office at work: each midnight every figure is a full count, and nothing is lost or said twice',
  async () => {
    const desk = await openDesk();
    await simulate(desk, FROM, { ...year, processes: [desk.services] });
    const kinds = new Set((await desk.db.select().from(clockEvents)).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['at_risk', 'due', 'escalated', 'overdue', 'resumed']);
  },
  PATIENCE_MS,
);

test.skipIf(!bin)(
  '[GRD-07, SLA-11, SLA-12] the same with two processes on PostgreSQL',
  async () => {
    const server = startPostgresql(bin ?? '');
    const [first, second] = [
      await openDatabase({ dataDir: '', databaseUrl: server.url }),
      await openDatabase({ dataDir: '', databaseUrl: server.url }),
    ];
    try {
      await first.migrate();
      await installQueues(first);
      const desk = await openDesk(first);
      const other = { ...desk.services, database: second };
      await simulate(desk, FROM, { ...year, processes: [desk.services, other] });
    } finally {
      await Promise.all([first.close(), second.close()]);
      server.stop();
    }
  },
  PATIENCE_MS,
);
