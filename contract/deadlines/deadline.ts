import type { Calendar } from '#contract/desk/openingHours.ts';
import { afterWorkingTime, workingTime } from '#contract/desk/workingTime.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { Pause } from './pause.ts';
import type { TargetMinutes } from './targets.ts';

const MINUTE_MS = 60_000;
/** The share of its time after which a complaint is at risk (SLA-06). */
const AT_RISK = 0.8;

/**
 * When a complaint that came at an instant must be answered and resolved; null if the office never opens. Pauses,
 * ordered and not overlapping, move only the resolution, by the working time in them, and only if they begin before it
 * is due (SLA-07).
 */
export function deadlineOf(
  calendar: Calendar,
  { response_minutes, resolution_minutes }: TargetMinutes,
  started_at: Date,
  pauses: readonly Pause[] = [],
) {
  const dayAfter = (minutes: number) => {
    const instant = afterCountedTime(calendar, started_at, Math.round(minutes * MINUTE_MS), pauses);
    // An office that closes at 24:00 closes on that day, not on the next one.
    return instant && dayOf(new Date(instant.getTime() - 1));
  };
  return {
    response_due_at: afterWorkingTime(calendar, started_at, response_minutes * MINUTE_MS),
    risk_on: dayAfter(resolution_minutes * AT_RISK),
    due_on: dayAfter(resolution_minutes),
  };
}

/** The first instant by which so much working time outside the pauses has passed. */
function afterCountedTime(
  calendar: Calendar,
  from: Date,
  time: number,
  pauses: readonly Pause[],
): Date | null {
  let counted = time;
  let instant = afterWorkingTime(calendar, from, counted);
  for (const pause of pauses) {
    if (instant && pause.from >= instant) break;
    counted += workingTime(calendar, pause.from > from ? pause.from : from, pause.to);
    instant = afterWorkingTime(calendar, from, counted);
  }
  return instant;
}
