import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';

/**
 * How long a job is held without a heartbeat, how often the process sends one, and how often it looks for abandoned
 * jobs.
 */
export interface LeaseTimes {
  leaseMs: number;
  beatMs: number;
  sweepMs: number;
}

/** Another process takes the job of a killed process within 40 seconds. */
export const LEASE: LeaseTimes = { leaseMs: 30_000, beatMs: 10_000, sweepMs: 10_000 };

/** A job and its attempt: each fetch begins a new attempt. */
export interface Held {
  id: string;
  retryCount: number;
}

/**
 * The right of one attempt to work on a job. It sends heartbeats. `signal` aborts when another process has the job, or
 * when no heartbeat succeeded for so long that another may have it (GRD-15).
 */
export class Lease {
  readonly #db: Db;
  readonly #job: Held;
  readonly #times: LeaseTimes;
  readonly #lost = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #heldUntil: number;

  constructor(db: Db, job: Held, times: LeaseTimes) {
    this.#db = db;
    this.#job = job;
    this.#times = times;
    this.#heldUntil = performance.now() + times.leaseMs - times.beatMs;
    this.#timer = setInterval(() => void this.beat(), times.beatMs);
    this.#timer.unref();
  }

  get signal(): AbortSignal {
    return this.#lost.signal;
  }

  /**
   * Throws when another attempt may be running. Call it before each part of the work, because the timer of a stalled
   * process fires late.
   */
  check(): void {
    if (performance.now() > this.#heldUntil) this.#lost.abort(new Error('the job was held for too long'));
    this.#lost.signal.throwIfAborted();
  }

  async beat(): Promise<void> {
    const begun = performance.now();
    const { id, retryCount } = this.#job;
    try {
      const { rows } = await this.#db.execute(sql`update pgboss.job set started_on = now()
        where id = ${id}::uuid and state = 'active' and retry_count = ${retryCount} returning id`);
      if (rows.length > 0) this.#heldUntil = begun + this.#times.leaseMs - this.#times.beatMs;
      else this.#lost.abort(new Error('the job was taken away'));
    } catch {
      // The next heartbeat tries again; the lease expires if the database stays away.
    }
  }

  end(): void {
    clearInterval(this.#timer);
  }
}

/**
 * Puts abandoned jobs back into their queues; a job without retries left fails. The first retry starts at once and
 * later ones after a delay, so that a job that ends or blocks its process leaves the server time to answer. An attempt
 * counts when it begins.
 */
export async function restartAbandonedJobs(db: Db, silentMs: number): Promise<void> {
  await db.execute(sql`update pgboss.job set
      state = case when retry_count < retry_limit then 'retry' else 'failed' end::pgboss.job_state,
      completed_on = case when retry_count < retry_limit then null else now() end,
      start_after = now() + retry_count * interval '15 seconds'
    where state = 'active' and started_on <= now() - ${silentMs} * interval '1 millisecond'`);
}
