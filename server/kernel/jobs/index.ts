import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Db, Tx } from '../db/open.ts';
import { LEASE, restartAbandonedJobs } from './lease.ts';
import { type JobData, policies, type QueueName, queueNames } from './queues.ts';
import { statementsOn } from './statements.ts';
import { type Handler, Worker } from './worker.ts';

/** Done jobs are kept for an hour, then for a week beside; those nobody has worked on for a month are given up. */
const KEPT = { archiveCompletedAfterSeconds: 3600, deleteAfterDays: 7 };
const RETENTION_DAYS = 30;

/**
 * Work that is done behind a call and survives a restart: pg-boss on the same database.
 *
 * - `enqueue(tx, name, data)` in the transaction that makes the work necessary: the job exists if and only if that is
 *   committed. `data` is what `JobData` of queues.ts has for the name: ids, to be read again by the handler.
 * - `work(name, handler)` once, in handlers.ts: `handler(data, { last, check })` does one job after the other. What it throws is
 *   logged and tried again as the queue's policy says; `last` tells that no retry will follow. A job may run twice, after
 *   a crash: handlers must see for themselves what is done already, and `check()` before each part of long work, which throws
 *   when another process has taken the job up. They use `services.database.db` and hold no
 *   transaction while they wait for something else, since the embedded database does one at a time.
 */
export interface Jobs {
  enqueue<N extends QueueName>(tx: Db | Tx, name: N, data: JobData[N]): Promise<void>;
  /** After that commit: somebody waits for the job, so that it begins before the next poll. */
  wake(name: QueueName): void;
  work<N extends QueueName>(name: N, handler: Handler<JobData[N]>): void;
  /** Begins to work. A poll of a queue takes the database about a millisecond, every two seconds. */
  start(): Promise<void>;
  /** Works off what is due now, in the order of the queues. */
  runDue(): Promise<void>;
  /** Takes no further job and waits for the ones under way, at most `graceMs`; those cut off are tried again. */
  stop(graceMs: number): Promise<void>;
}

export function createJobs({ db, kind }: Pick<Database, 'db' | 'kind'>, log: Logger, times = LEASE): Jobs {
  const warn = (err: unknown) => log.warn({ err }, 'jobs');
  const boss = new PgBoss({ db: statementsOn(db), schedule: false, ...KEPT });
  boss.on('error', warn);
  const workers = new Map<QueueName, Worker>();
  const sweep = () => restartAbandonedJobs(db, times.leaseMs).catch(warn);
  let sweeping: NodeJS.Timeout | undefined;
  return {
    async enqueue(tx, name, data) {
      const policy = { ...policies[name], retryBackoff: true, retentionDays: RETENTION_DAYS };
      const id = await boss.send(name, data, { ...policy, db: statementsOn(tx) });
      if (!id) throw new Error(`There is no queue ${name}: installQueues has not run.`);
    },
    wake(name) {
      workers.get(name)?.wake();
    },
    work(name, handler) {
      workers.set(name, new Worker({ boss, db, warn, times }, name, handler as Handler<object>));
    },
    async start() {
      await installQueues({ db });
      await boss.start();
      // The embedded database is this process's alone; on a server others may be at work, and their signs of life tell.
      await restartAbandonedJobs(db, kind === 'postgresql' ? times.leaseMs : 0);
      if (kind === 'postgresql') sweeping = setInterval(sweep, times.sweepMs).unref();
      await boss.maintain();
      for (const worker of workers.values()) worker.start();
    },
    async runDue() {
      for (const worker of workers.values()) await worker.runDue();
    },
    async stop(graceMs) {
      clearInterval(sweeping);
      await Promise.all([...workers.values()].map((worker) => worker.stop(graceMs)));
      await boss.stop({ graceful: false });
    },
  };
}

/** Makes pg-boss's tables and every queue; what is there already stays. */
export async function installQueues({ db }: Pick<Database, 'db'>): Promise<void> {
  const boss = new PgBoss({ db: statementsOn(db), schedule: false, supervise: false });
  await boss.start();
  for (const name of queueNames) await boss.createQueue(name);
  await boss.stop({ graceful: false });
}
