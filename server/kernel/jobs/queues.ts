/** What a job of each queue is told: ids, never what they stand for. A new queue is a line here and one in `policies`. */
export interface JobData {
  'officer-mail': { mail_id: number };
  'complaint-export': { export_id: number };
  'complaint-import': { import_id: number };
  task: { task_id: number };
}
export type QueueName = keyof JobData;

interface Policy {
  /** How often a job is tried again after its first failure. */
  retryLimit: number;
  /** Seconds before the first retry, at least and up to twice as many; the wait doubles each time. */
  retryDelay: number;
  /** From the last sign of life on, for pg-boss itself: our own look at it comes long before (`LEASE`). */
  expireInSeconds: number;
}

const LONGEST_S = 300;

export const policies: Record<QueueName, Policy> = {
  // A mail server may be away for a day: the twelfth retry comes 34 to 68 hours after the first attempt.
  'officer-mail': { retryLimit: 12, retryDelay: 30, expireInSeconds: LONGEST_S },
  // These write down what went wrong by themselves: they are tried again after a process that ended, and while the
  // database or the disk is away.
  'complaint-export': { retryLimit: 3, retryDelay: 10, expireInSeconds: LONGEST_S },
  'complaint-import': { retryLimit: 3, retryDelay: 10, expireInSeconds: LONGEST_S },
  task: { retryLimit: 3, retryDelay: 10, expireInSeconds: LONGEST_S },
};

/** What the id in a job's data is called. */
export const idFields = {
  'officer-mail': 'mail_id',
  'complaint-export': 'export_id',
  'complaint-import': 'import_id',
  task: 'task_id',
} as const satisfies { [N in QueueName]: keyof JobData[N] };

export const queueNames = Object.keys(policies) as QueueName[];
