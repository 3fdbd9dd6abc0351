/** The data of a job in each queue: ids only, never personal data. A new queue is a line here and one in `policies`. */
export interface JobData {
  'officer-mail': { mail_id: number };
  'complaint-export': { export_id: number };
  'complaint-import': { import_id: number };
  task: { task_id: number };
}
export type QueueName = keyof JobData;

interface Policy {
  /** The number of retries after the first failure. */
  retryLimit: number;
  /** Seconds before the first retry: at least this, at most twice as many. The wait doubles each time. */
  retryDelay: number;
  /**
   * Counted from the last heartbeat, for pg-boss itself. Our own check of abandoned jobs comes much earlier (`LEASE`).
   */
  expireInSeconds: number;
}

const LONGEST_S = 300;

export const policies: Record<QueueName, Policy> = {
  // A mail server may be unavailable for a day: the twelfth retry comes 34 to 68 hours after the first attempt.
  'officer-mail': { retryLimit: 12, retryDelay: 30, expireInSeconds: LONGEST_S },
  // These jobs record their own errors. Retries are for an ended process, and for a database or disk that is
  // unavailable.
  'complaint-export': { retryLimit: 3, retryDelay: 10, expireInSeconds: LONGEST_S },
  'complaint-import': { retryLimit: 3, retryDelay: 10, expireInSeconds: LONGEST_S },
  task: { retryLimit: 3, retryDelay: 10, expireInSeconds: LONGEST_S },
};

/** The name of the id in a job's data. */
export const idFields = {
  'officer-mail': 'mail_id',
  'complaint-export': 'export_id',
  'complaint-import': 'import_id',
  task: 'task_id',
} as const satisfies { [N in QueueName]: keyof JobData[N] };

export const queueNames = Object.keys(policies) as QueueName[];
