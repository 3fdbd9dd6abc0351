import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { complaintsWithoutDeadline } from '#server/deadlines/schema/withoutDeadline.ts';
import { kindOf } from './deadlineQuery.ts';
import type { ComplaintQuery } from './query.ts';
import { wantedGroups } from './statusFilter.ts';

const { in_progress, stopped_on } = complaintClocks;

/** What holds for what has no clock where groups of statuses are asked for; a single status is not mirrored. */
export function isInGroupWithoutDeadline({ status }: ComplaintQuery): SQL | undefined {
  const groups = status && wantedGroups(status);
  return groups ? inArray(complaintsWithoutDeadline.status_group, groups) : undefined;
}

/**
 * The same for clocks: what has stopped is closed. Nothing is asked that follows from their state, of which no index tells; what
 * contradicts it finds nothing anyway (`isNever`).
 */
export function isInGroupOfDeadline(query: ComplaintQuery): SQL | undefined {
  const groups = query.status && wantedGroups(query.status);
  if (!groups) return undefined;
  const [kind, isClosed] = [kindOf(query), groups.includes('closed')];
  const [goesOn, ...both] = groups.filter((group) => group !== 'closed');
  const running = goesOn && both.length === 0 ? eq(in_progress, goesOn === 'in_progress') : undefined;
  if (kind === 'stopped') return undefined;
  if (kind === 'running') return running;
  return or(
    isClosed ? isNotNull(stopped_on) : undefined,
    goesOn ? and(isNull(stopped_on), running) : undefined,
  );
}
