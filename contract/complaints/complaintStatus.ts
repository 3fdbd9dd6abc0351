/** All statuses of complaints. Other hosts write `Resolved` in lower case. */
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
 * The status or group of a filter's text, in any letter case or as a list shows it ('In Progress', 'InProgress');
 * undefined for other texts.
 */
export function statusFilter(text: string): string | undefined {
  const letters = (value: string) => value.toLowerCase().replaceAll(/[\s_-]/g, '');
  return STATUS_FILTERS.find((known) => letters(known) === letters(text));
}

/** The group of a status. An unknown status of another host counts as open. */
export function statusGroup(status: string): StatusGroup {
  const groups = Object.keys(STATUS_GROUPS) as StatusGroup[];
  const same = (other: string) => other.toLowerCase() === status.toLowerCase();
  return groups.find((group) => STATUS_GROUPS[group].some(same)) ?? 'open';
}

/** The text of a status in lists: 'InProgress', 'Closed', or the status itself (LIST-06). */
export function displayedStatus(status: string): string {
  const shown = { open: status, in_progress: 'InProgress', closed: 'Closed' };
  return shown[statusGroup(status)];
}

/** A closed complaint offers only Reopen (DET-06, DET-10). */
export const isClosed = (status: string) => statusGroup(status) === 'closed';
