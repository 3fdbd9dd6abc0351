import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { diskStore } from '#server/kernel/files/disk.ts';
import { installQueues } from '#server/kernel/jobs/index.ts';
import { atEnd } from '../../leftovers.ts';
import { installedPostgresql, startPostgresql } from '../postgresql.ts';
import { BUSY_MS, type ServerProcess, startProcess } from '../processes.ts';
import { environment, openOffice } from '../transfer/backup/office.ts';
import { openRoom } from './room.ts';
import { wholeRegister } from './wholeRegister.ts';

const AT_ONCE = 50;
/** So many letters are under way at each process when one is killed. */
const UNDER_WAY = 8;
/** So often each process is killed: `LETTER_KILLS=20` does so at more moments, each of which costs a start. */
const KILLS = Number(process.env.LETTER_KILLS ?? 1);
const KILLS_MS = (KILLS + 1) * BUSY_MS;
/** In which one more PDF is stored, also on a busy machine. */
const STORED_MS = 30_000;
const bin = installedPostgresql();

type Env = ReturnType<typeof environment>;

/** An office on disk with drafts enough, and processes that serve it. */
async function openServed(env: Env, processes: number, more = 0) {
  const { database } = await openOffice(env);
  await database.migrate();
  await installQueues(database);
  const room = await openRoom(database);
  const drafts: number[] = [];
  const count = more + (KILLS * processes + 1) * UNDER_WAY * processes;
  while (drafts.length < count) drafts.push(await room.draft(room.mla));
  await database.close();

  const start = () => startProcess(env, room.mla.token);
  const servers = await Promise.all(Array.from({ length: processes }, start));
  /** The numbers that clients received, by the ids of letters. */
  const told = new Map<number, string>();
  /**
   * Sends a letter like the admin: a repeated call with the same key is the same dispatch. A killed server does not
   * respond.
   */
  const dispatch = async (server: ServerProcess, id: number) => {
    const sent = server.call<{ number: string }>('POST', `letter/${id}/dispatch`, `send ${id}`);
    const answer = await sent.catch(() => null);
    if (!answer) return false;
    expect(answer).toMatchObject({ id, state: 'dispatched', number: expect.any(String) });
    told.set(id, answer.number);
    return true;
  };
  /** At all processes at once. Answers how many had no answer from each. */
  const dispatchNext = async (most = drafts.length) => {
    const next = drafts.filter((id) => !told.has(id)).slice(0, most);
    const silent = servers.map(() => 0);
    const of = (at: number) => at % processes;
    await Promise.all(
      next.map(async (id, at) => {
        if (!(await dispatch(servers[of(at)] as ServerProcess, id)))
          silent[of(at)] = (silent[of(at)] ?? 0) + 1;
      }),
    );
    return silent;
  };
  return { env, drafts, servers, start, told, dispatchNext };
}
type Served = Awaited<ReturnType<typeof openServed>>;

async function storedIn({ dataDir }: Env): Promise<number> {
  let count = 0;
  for await (const key of diskStore(join(dataDir, 'files')).list()) count += key ? 1 : 0;
  return count;
}

/** Where in a dispatch a process ends: its PDF just stored and nothing committed, its number taken and its PDF being made, anywhere. */
const MOMENTS: readonly ((env: Env, round: number) => Promise<unknown>)[] = [
  async (env) => {
    const before = await storedIn(env);
    await expect.poll(() => storedIn(env), { interval: 1, timeout: STORED_MS }).toBeGreaterThan(before);
  },
  () => pause(5),
  (_, round) => pause((round * 61) % 300),
];

/** Kills the processes in turn while they dispatch, starts them again, and sends what is left. */
async function killInTurn({ drafts, env, servers, start, told, dispatchNext }: Served) {
  for (let round = 0; round < KILLS * servers.length; round += 1) {
    const victim = round % servers.length;
    const before = told.size;
    const answered = dispatchNext(UNDER_WAY * servers.length);
    await expect.poll(() => told.size, { interval: 1, timeout: BUSY_MS }).toBeGreaterThan(before);
    await MOMENTS[round % MOMENTS.length]?.(env, round);
    await servers[victim]?.kill();
    const silent = await answered;
    // Requests were running, and the servers that were not killed have finished all of theirs.
    expect(silent.map((count) => count > 0)).toEqual(servers.map((_, at) => at === victim));
    // The embedded database is looked into at the end: to open one that was killed takes as long as a start.
    if (env.databaseUrl) {
      expect(await wholeRegister(env)).toEqual(expect.arrayContaining([...told.values()]));
    }
    servers[victim] = await start();
  }
  expect(await dispatchNext()).toEqual(servers.map(() => 0));
  for (const server of servers) expect(await server.stop()).toBe(0);
  const numbers = await wholeRegister(env);
  expect(numbers).toHaveLength(drafts.length);
  // No client received a number that is missing in the register, or that another letter has.
  expect([...told.values()].sort()).toEqual(numbers);
}

test(
  '[REF-05, REF-06] killed in the middle of dispatching, an office on its own disk goes on: no gap, no double, no letter without its PDF',
  async () => killInTurn(await openServed(environment(), 1)),
  KILLS_MS,
);

describe.skipIf(!bin)('two processes on one PostgreSQL', () => {
  let served: Served;
  beforeAll(async () => {
    const { url, stop } = startPostgresql(bin ?? '');
    atEnd(stop);
    served = await openServed(environment({ databaseUrl: url }), 2, AT_ONCE);
  }, BUSY_MS);

  test(
    '[REF-05, REF-06] give fifty dispatches at once fifty successive numbers',
    async () => {
      const { env, told, dispatchNext } = served;
      expect(await dispatchNext(AT_ONCE)).toEqual([0, 0]);
      const numbers = await wholeRegister(env);
      expect(numbers).toHaveLength(AT_ONCE);
      expect([...told.values()].sort()).toEqual(numbers);
    },
    BUSY_MS,
  );

  test(
    '[REF-05, REF-06] killed in turn in the middle of dispatching, they go on: no gap, no double, no letter without its PDF',
    () => killInTurn(served),
    KILLS_MS,
  );
});
