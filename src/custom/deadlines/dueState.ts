import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import PauseCircleOutlineIcon from '@mui/icons-material/PauseCircleOutline';
import ScheduleIcon from '@mui/icons-material/Schedule';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import type { RowState, RowWords } from '#src/components/slots/row.ts';

const LOOKS = {
  running: { tone: 'plain' },
  at_risk: { tone: 'soon', icon: ScheduleIcon },
  overdue: { tone: 'late', icon: ErrorOutlineIcon },
  paused: { tone: 'waiting', icon: PauseCircleOutlineIcon },
  met: { tone: 'done' },
  missed: { tone: 'plain', icon: ErrorOutlineIcon },
} as const;

/**
 * The due date of a grievance, or whether a resolved one was in time. Empty without a deadline or after a merge
 * (SLA-15).
 */
export function dueResult(
  { clock, merged_into }: ComplaintRow,
  { translate, shortDay }: RowWords,
): RowState | null {
  if (!clock || merged_into || clock.state === 'none') return null;
  const { state, due_on, overdue_days, paused } = clock;
  const day = paused?.until ?? due_on;
  return {
    text: translate(state === 'paused' ? 'due.pausedTo' : `due.chip.${state}`, {
      day: day && shortDay(day),
      smart_count: overdue_days,
    }),
    ...LOOKS[state],
  };
}

/** The due date of a grievance; empty once it is resolved. */
export const dueState = (row: ComplaintRow, words: RowWords): RowState | null =>
  row.clock?.state === 'met' || row.clock?.state === 'missed' ? null : dueResult(row, words);
