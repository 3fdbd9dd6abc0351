import type { SQL } from 'drizzle-orm';
import type { Tx } from '#server/kernel/db/open.ts';
import type { Jobs } from '#server/kernel/jobs/index.ts';
import type { Mailer } from '#server/kernel/mail/mailer.ts';

/** What becomes due with time; the scheduler looks every minute (GRD-07). */
export interface DueWork {
  /** Whether the next one is due, by the end of an index: an idle run asks nothing else. */
  isDue(now: Date): SQL | undefined;
  /** Works off the first ones, oldest first, and returns how many: 0 ends the run. */
  work(tx: Tx, size: number, at: { jobs: Jobs; mail: Mailer; now: Date }): Promise<number>;
}
