import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import type { OfficeTargets } from '#contract/deadlines/priorityTargets.ts';
import type { Task } from '#contract/desk/task.ts';
import { features } from '#server/app/joinFeatures.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { createJobs } from '#server/kernel/jobs/index.ts';
import { serverLogger } from '#server/kernel/log.ts';
import { outbox } from '#server/kernel/mail/outbox.ts';
import type { Office } from '../office/office.ts';
import { onDatabase, tokenOf } from '../office/session.ts';
import { ACTORS, PLACE } from '../office/state.ts';
import { tell } from '../progress.ts';
import { startServer } from '../server/server.ts';
import { summaryOf } from '../statistics.ts';
import type { Line } from '../table.ts';
import { beside } from './beside.ts';
import { callsOf } from './calls.ts';

/**
 * An idle scheduler run in 5 ms; 50,000 due days in two minutes, with 95 of 100 lists in parallel within 300 ms
 * (SLA-08, GRD-07).
 */
const AIM = { tick: 5, rows: 50_000 / 120, p95: 300 };
const TICKS = 100;
const POLL_MS = 200;

/** The cost of the scheduler in an idle office, and of a changed target while a user opens lists. */
export async function timeDeadlines(office: Office): Promise<Line[]> {
  const { token, office_id, idle } = await onDatabase(office, async (database) => {
    await database.migrate(); // a stored database may be older than the code
    const { db } = database;
    // Complaints that were overdue before there were clocks have no events (SLA-10).
    await database.patiently(() =>
      db.execute(sql`update complaint_clocks set quiet = true where next_at <= now()`),
    );
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from offices where parliament_id = ${PLACE.parliament_id} and assembly_id is null`,
    );
    const idle = await idleTicks(database);
    return { token: await tokenOf(database, ACTORS.admin), office_id: rows[0]?.id ?? 0, idle };
  });
  const server = await startServer(office);
  const call = callsOf(server.url, token);
  try {
    const path = `sla/target?office_id=${office_id}`;
    const { targets } = await call<OfficeTargets>(path);
    const days = (targets[0]?.normal.resolution_days.value ?? 0) + 1;
    await call('complaint?page=1'); // the first list of a server is slower
    const { seconds, p95, total } = await recomputed(call, {
      ...{ _method: 'PUT', office_id },
      targets: [{ category_id: null, normal: { resolution_days: days } }],
    });
    tell(`${office.kind}: ${total} due days in ${seconds.toFixed(1)} s, p95 ${Math.round(p95)} ms`);
    const perSecond = total / seconds;
    const of = (value: number) => new Map([[office.total, [value]]]);
    const line = { as: 'admin', on: office.kind, aim: 1 } as const;
    return [
      {
        ...{ ...line, as: '', figure: 'an idle tick: p95', unit: 'ms', values: of(idle) },
        beside: { what: 'at most', values: [AIM.tick], ratio: idle / AIM.tick },
      },
      {
        ...{ ...line, figure: 'due days computed anew', unit: 'rows/s', values: of(perSecond) },
        beside: { what: 'at least', values: [AIM.rows], ratio: AIM.rows / perSecond },
      },
      {
        ...{ ...line, figure: 'due days computed anew: p95 of lists beside it', unit: 'ms', values: of(p95) },
        beside: { what: 'at most', values: [AIM.p95], ratio: p95 / AIM.p95 },
      },
    ];
  } finally {
    await server.stop();
  }
}

async function idleTicks(database: Parameters<typeof runScheduler>[0]['database']): Promise<number> {
  const log = serverLogger('info', { write: () => {} });
  const services = {
    database,
    clock: () => new Date(),
    features,
    jobs: createJobs(database, log),
    mail: outbox(tmpdir(), 'desk@example.org'),
  };
  await runScheduler(services);
  const times: number[] = [];
  for (let count = 0; count < TICKS; count++) {
    const begun = performance.now();
    await runScheduler(services);
    times.push(performance.now() - begun);
  }
  return summaryOf(times).p95;
}

async function recomputed(call: ReturnType<typeof callsOf>, change: object) {
  let task: Task | undefined;
  const timed = await beside(
    () => call('complaint?page=1'),
    async () => {
      task = (await call<{ job: Task }>('sla/target', change)).job;
      while (task.state === 'queued' || task.state === 'running') {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        task = await call<Task>(`job/${task.id}`);
      }
    },
  );
  if (task?.state !== 'done') throw new Error(JSON.stringify(task).slice(0, 500));
  return { ...timed, total: task.total };
}
