import { dayOf } from './day.ts';
import type { TargetMinutes } from './targets.ts';
import { afterWorkingTime, type Calendar } from './workingTime.ts';

const MINUTE_MS = 60_000;
/** From so much of its time on a grievance is at risk (SLA-06). */
const AT_RISK = 0.8;

/** When something that came at an instant is to be answered and resolved; null where the office never opens. */
export function deadlineOf(
  calendar: Calendar,
  { response_minutes, resolution_minutes }: TargetMinutes,
  started_at: Date,
) {
  const after = (minutes: number) => afterWorkingTime(calendar, started_at, minutes * MINUTE_MS);
  const dayAfter = (minutes: number) => {
    const instant = after(minutes);
    return instant && dayOf(instant);
  };
  return {
    response_due_at: after(response_minutes),
    risk_on: dayAfter(resolution_minutes * AT_RISK),
    due_on: dayAfter(resolution_minutes),
  };
}
