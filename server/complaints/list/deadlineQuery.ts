import type { ClockState } from '#contract/deadlines/clock.ts';
import type { ComplaintQuery } from './query.ts';
import { groupsAround } from './statusFilter.ts';

/** Filters that only complaints with a clock pass, whatever its state. */
const OF_CLOCKS = ['response', 'due_from', 'due_to', 'level'] as const;
/** The filters that clocks answer (SLA-15). */
export const DEADLINE_FILTERS: readonly string[] = ['sla', ...OF_CLOCKS];

export const statesOf = ({ sla }: ComplaintQuery): ClockState[] => [sla ?? []].flat();

/** Whether only what stands up the ladder is asked for. */
export const asksEscalationLevel = ({ level, given }: ComplaintQuery): boolean =>
  Boolean(level) || given === 'escalated';

/** Whether something is asked for that only what is not resolved has. */
export const asksOpen = (query: ComplaintQuery): boolean =>
  asksEscalationLevel(query) || query.given === 'answered';

/** Whether something is asked for, besides a state, that only complaints with a clock have. */
export const asksOnlyDeadlines = (query: ComplaintQuery): boolean =>
  asksOpen(query) || OF_CLOCKS.some((name) => query[name]);

/** Whether clocks are asked, or what has none. */
export const asksDeadlines = (query: ComplaintQuery): boolean =>
  asksOnlyDeadlines(query) || Boolean(query.sla);

type Kind = 'running' | 'stopped' | 'unclocked';
const KINDS: Record<ClockState, Kind> = {
  none: 'unclocked',
  running: 'running',
  at_risk: 'running',
  overdue: 'running',
  paused: 'running',
  met: 'stopped',
  missed: 'stopped',
};

/** Whether all that is asked for is not resolved, is resolved, or has no clock; undefined for what may be of several kinds. */
export function kindOf(query: ComplaintQuery): Kind | undefined {
  if (asksOpen(query)) return 'running';
  const [kind, ...others] = new Set(statesOf(query).map((state) => KINDS[state]));
  if (others.length > 0 || (kind === 'unclocked' && asksOnlyDeadlines(query))) return undefined;
  return kind;
}

/** Whether no complaint can be all of that, which no plan tells: what is resolved does not wait, and what is not has no outcome. */
export function isNever(query: ComplaintQuery): boolean {
  const kind = kindOf(query);
  const groups = query.status ? groupsAround(query.status) : undefined;
  if (kind === 'stopped') {
    const responses = [query.response ?? []].flat();
    return groups?.includes('closed') === false || (responses.length > 0 && !responses.includes('given'));
  }
  if (kind !== 'running') return false;
  // What the citizen disputed is open again.
  const verifications = [query.verification ?? []].flat();
  const isClosed =
    Boolean(query.outcome) || (verifications.length > 0 && !verifications.includes('disputed'));
  return isClosed || groups?.every((group) => group === 'closed') === true;
}
