/** Every status a complaint can have; other hosts also spell `Resolved` in lower case. */
export const STATUSES = ['open', 'pending', 'reviewed', 'responded', 'close', 'Resolved'] as const;
export type Status = (typeof STATUSES)[number];

/** The groups that filters, cards and charts count by; every complaint is in exactly one (LIST-05). */
export const STATUS_GROUPS = {
  open: ['open', 'pending'],
  in_progress: ['reviewed', 'responded'],
  closed: ['close', 'Resolved'],
} as const satisfies Record<string, readonly Status[]>;
export type StatusGroup = keyof typeof STATUS_GROUPS;

/** A filter value instead of a status or a group: every complaint that is not closed. */
export const NOT_CLOSED = 'not_closed';
export const GROUPS_NOT_CLOSED = ['open', 'in_progress'] as const satisfies readonly StatusGroup[];

const STATUS_FILTERS: readonly string[] = [NOT_CLOSED, ...Object.keys(STATUS_GROUPS), ...STATUSES];

/**
 * What a filter means: a status, a group of them, or what still has to be done, in any letter case and as a list shows it ('In
 * Progress', 'InProgress'). Undefined for anything else.
 */
export function statusFilter(text: string): string | undefined {
  const letters = (value: string) => value.toLowerCase().replaceAll(/[\s_-]/g, '');
  return STATUS_FILTERS.find((known) => letters(known) === letters(text));
}

/** The group a status belongs to; a status of another host that is not known counts as open. */
export function statusGroup(status: string): StatusGroup {
  const groups = Object.keys(STATUS_GROUPS) as StatusGroup[];
  const same = (other: string) => other.toLowerCase() === status.toLowerCase();
  return groups.find((group) => STATUS_GROUPS[group].some(same)) ?? 'open';
}

/** What a list shows: 'InProgress', 'Closed', or the status as it is (LIST-06). */
export function displayedStatus(status: string): string {
  const shown = { open: status, in_progress: 'InProgress', closed: 'Closed' };
  return shown[statusGroup(status)];
}

/** Closed complaints offer Reopen and nothing else (DET-06, DET-10). */
export const isClosed = (status: string) => statusGroup(status) === 'closed';
