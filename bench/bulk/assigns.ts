import { sql } from 'drizzle-orm';
import type { BulkWork } from '#contract/desk/bulk.ts';
import type { Task } from '#contract/desk/task.ts';
import type { Office } from '../office/office.ts';
import { onDatabase, tokenOf } from '../office/session.ts';
import { ACTORS, PLACE } from '../office/state.ts';
import { tell } from '../progress.ts';
import { startServer } from '../server/server.ts';
import type { Line } from '../table.ts';
import { beside } from './beside.ts';
import { callsOf } from './calls.ts';

const ROWS = 5_000;
/** Five thousand in a minute, with 95 of 100 lists in parallel within 300 ms (DESK-10). */
const AIM = { rows: ROWS / 60, p95: 300 };
const POLL_MS = 100;

/** Checks five thousand complaints, assigns them to one staff member and undoes it, while a user opens lists. */
export async function timeAssigns(office: Office): Promise<Line[]> {
  const { ids, staff_id, token } = await onDatabase(office, async (database) => {
    await database.migrate(); // a stored database may be older than the code
    const { rows } = await database.db.execute<{ id: number }>(sql`
      select id from complaints where not hidden and status_group <> 'closed' and assembly_id = ${PLACE.assembly_id}
        and staff_id is distinct from ${ACTORS.staff} order by id desc limit ${ROWS}`);
    const given = { ids: rows.map(({ id }) => id), staff_id: ACTORS.staff };
    return { ...given, token: await tokenOf(database, ACTORS.mla) };
  });
  const server = await startServer(office);
  const call = callsOf(server.url, token);
  const over = async (task: Task, ask: () => Promise<Task>) => {
    for (let now = task; now.state !== 'done'; now = await ask()) {
      if (now.refused > 0 || now.state === 'failed') throw new Error(JSON.stringify(now).slice(0, 500));
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
  const lines: Line[] = [];
  const time = async (figure: string, work: () => Promise<void>) => {
    const { seconds, p95 } = await beside(list, work);
    tell(`${office.kind}: ${figure} of ${ids.length} in ${seconds.toFixed(1)} s, p95 ${Math.round(p95)} ms`);
    lines.push(...linesOf(office, figure, { perSecond: ids.length / seconds, p95 }));
  };
  const list = () => call('complaint?page=1');
  try {
    await list(); // the first list of a server is slower
    const asked = { action: 'assign', params: { staff_id }, ids };
    let work: BulkWork | undefined;
    await time('a dry run in bulk', () => call('bulk', { ...asked, dry_run: true }));
    await time('assigning in bulk', async () => {
      const { job } = await call<{ job: Task }>('bulk', asked);
      await over(job, async () => {
        work = await call<BulkWork>(`bulk/${job.id}`);
        return work.job;
      });
    });
    await time('undoing it', async () => {
      const path = `bulk/${work?.id}`;
      const ask = async () => (await call<BulkWork>(path)).undo?.job as Task;
      await call(`${path}/undo`, {});
      await over(await ask(), ask);
    });
    return lines;
  } finally {
    await server.stop();
  }
}

function linesOf(
  office: Office,
  figure: string,
  { perSecond, p95 }: { perSecond: number; p95: number },
): Line[] {
  const line = { as: 'mla', on: office.kind, aim: 1 } as const;
  const of = (value: number) => new Map([[office.total, [value]]]);
  return [
    {
      ...{ ...line, figure, unit: 'rows/s', values: of(perSecond) },
      beside: { what: 'at least', values: [AIM.rows], ratio: AIM.rows / perSecond },
    },
    {
      ...{ ...line, figure: `${figure}: p95 of lists beside it`, unit: 'ms', values: of(p95) },
      beside: { what: 'at most', values: [AIM.p95], ratio: p95 / AIM.p95 },
    },
  ];
}
