import { sql } from 'drizzle-orm';
import type { Task } from '#contract/desk/task.ts';
import type { Office } from '../office/office.ts';
import { onDatabase, tokenOf } from '../office/session.ts';
import { ACTORS, CATEGORY, PLACE } from '../office/state.ts';
import { tell } from '../progress.ts';
import { startServer } from '../server/server.ts';
import type { Line } from '../table.ts';
import { beside } from './beside.ts';
import { callsOf } from './calls.ts';

const MEMBERS = 1_000;
/** A thousand in a minute, with 95 of 100 lists in parallel within 300 ms (PER-19). */
const AIM = { rows: MEMBERS / 60, p95: 300 };
const POLL_MS = 100;

/** One answer to a thousand complaints of a cause, while a user opens lists. */
export async function timeAnswers(office: Office): Promise<Line[]> {
  const { ids, token } = await onDatabase(office, async (database) => {
    await database.migrate(); // a stored database may be older than the code
    const { rows } = await database.db.execute<{ id: number }>(sql`
      select id from complaints where not hidden and status_group <> 'closed' and assembly_id = ${PLACE.assembly_id}
        and not exists (select from cause_members where complaint_id = id) order by id desc limit ${MEMBERS}`);
    return { ids: rows.map(({ id }) => id), token: await tokenOf(database, ACTORS.mla) };
  });
  const server = await startServer(office);
  const call = callsOf(server.url, token);
  try {
    const list = () => call('complaint?page=1');
    await list(); // the first list of a server is slower
    const input = { ...PLACE, title: 'No water', category_id: CATEGORY, complaint_ids: ids };
    const cause = await call<{ id: number }>('cause', input);
    const { seconds, p95 } = await beside(list, async () => {
      const given = { message: 'The pump works again.', close: true };
      const { job } = await call<{ job: Task }>(`cause/${cause.id}/answer`, given);
      for (let task = job; task.done < ids.length; task = await call<Task>(`job/${job.id}`)) {
        if (task.refused > 0 || task.state === 'failed')
          throw new Error(`the answer: ${JSON.stringify(task)}`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    });
    tell(
      `${office.kind}: an answer to ${ids.length} in ${seconds.toFixed(1)} s, list p95 ${Math.round(p95)} ms`,
    );
    return linesOf(office, { perSecond: ids.length / seconds, p95 });
  } finally {
    await server.stop();
  }
}

function linesOf(office: Office, { perSecond, p95 }: { perSecond: number; p95: number }): Line[] {
  const line = { as: 'mla', on: office.kind, aim: 1 } as const;
  const of = (value: number) => new Map([[office.total, [value]]]);
  return [
    {
      ...{ ...line, figure: 'an answer to a cause', unit: 'rows/s', values: of(perSecond) },
      beside: { what: 'at least', values: [AIM.rows], ratio: AIM.rows / perSecond },
    },
    {
      ...{ ...line, figure: 'an answer to a cause: p95 of lists beside it', unit: 'ms', values: of(p95) },
      beside: { what: 'at most', values: [AIM.p95], ratio: p95 / AIM.p95 },
    },
  ];
}
