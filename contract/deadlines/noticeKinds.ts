/** The notices of an approaching deadline, in this order and each once (SLA-11). */
export const REMINDERS = ['at_risk', 'due', 'overdue'] as const;

/** The kinds of notices of deadlines. */
export const deadlineNotices = [...REMINDERS, 'resumed', 'escalated', 'given_back'] as const;
