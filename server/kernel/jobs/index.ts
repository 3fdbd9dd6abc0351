import { type SQL, sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Db, Tx } from '../db/open.ts';
import { LEASE, restartAbandonedJobs } from './lease.ts';
import { type JobData, policies, type QueueName, queueNames } from './queues.ts';
import { type Handler, Worker } from './worker.ts';

/**
 * Completed jobs are archived after an hour and deleted after a week. Jobs that never ran are deleted after a month.
 */
const RETENTION = { archiveCompletedAfterSeconds: 3600, deleteAfterDays: 7 };
const RETENTION_DAYS = 30;

/**
 * Background work that survives a restart: pg-boss on the same database.
 * - `enqueue(tx, name, data)` runs in the transaction that makes the work necessary: the job exists if and only if that
 *   commits. `data` has only ids (`JobData` of queues.ts); the handler reads the records again.
 * - `work(name, handler)` is called once per queue, in handlers.ts. `handler(data, { last, check })` runs one job after
 *   the other. An error is logged, and the job is retried as the queue's policy says; `last` is true when no retry will
 *   follow.
 * - A job may run twice after a crash: handlers must detect what is already done. They call `check()` before each part
 *   of long work; it throws when another process has taken the job.
 * - Handlers use `services.database.db` and hold no transaction while they wait for anything else, since the embedded
 *   database runs one at a time.
 */
export interface Jobs {
  enqueue<N extends QueueName>(tx: Db | Tx, name: N, data: JobData[N]): Promise<void>;
  /** Call it after the commit when a user waits for the job: it starts before the next poll. */
  wake(name: QueueName): void;
  work<N extends QueueName>(name: N, handler: Handler<JobData[N]>): void;
  /** Starts polling. A poll of a queue takes the database about a millisecond, every two seconds. */
  start(): Promise<void>;
  /** Runs all due jobs, in the order of the queues. */
  runDue(): Promise<void>;
  /** Takes no further job and waits at most `graceMs` for the running ones; those cut off are retried. */
  stop(graceMs: number): Promise<void>;
}

export function createJobs({ db, kind }: Pick<Database, 'db' | 'kind'>, log: Logger, times = LEASE): Jobs {
  const warn = (err: unknown) => log.warn({ err }, 'jobs');
  const boss = new PgBoss({ db: statementsOn(db), schedule: false, ...RETENTION });
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
      // Only this process uses the embedded database. On a server other processes may hold jobs, as their heartbeats
      // show.
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

/** Makes pg-boss's tables and every queue that does not exist yet. */
export async function installQueues({ db }: Pick<Database, 'db'>): Promise<void> {
  const boss = new PgBoss({ db: statementsOn(db), schedule: false, supervise: false });
  await boss.start();
  for (const name of queueNames) await boss.createQueue(name);
  await boss.stop({ graceful: false });
}

/** The statements of a script; the text between two `$$` is a function body. */
const STATEMENT = /(?:\$\$[\s\S]*?\$\$|[^;])+/g;
const EMPTY_OR_FRAME = /^\s*(begin|commit)?\s*$/i;

/**
 * Runs pg-boss's statements on our handle, so that a job is part of the caller's transaction. Its scripts (tables,
 * maintenance) contain BEGIN and COMMIT. They run in a transaction of ours instead: the embedded database has one
 * connection, and an error in a script would leave it in a failed transaction.
 */
const statementsOn = (handle: Db | Tx): PgBoss.Db => ({
  executeSql: (text, values: unknown[] = []) =>
    /^\s*begin;/i.test(text) ? script(handle, text) : handle.execute(bound(text, values)),
});

function script(handle: Db | Tx, text: string) {
  const statements = (text.match(STATEMENT) ?? []).filter((each) => !EMPTY_OR_FRAME.test(each));
  return handle.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    return { rows: [] };
  });
}

/** The statement with its `$1` placeholders as drizzle parameters. */
function bound(text: string, values: unknown[]): SQL {
  const parts = values.length > 0 ? text.split(/\$(\d+)/) : [text];
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
    ),
  );
}
