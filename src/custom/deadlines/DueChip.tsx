import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import PauseCircleOutlineIcon from '@mui/icons-material/PauseCircleOutline';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import type { ComplaintClock } from '#contract/deadlines/complaintClock.ts';
import { useFormats } from '#src/components/format/useFormats.ts';

const LOOKS = {
  running: { color: 'default', icon: <ScheduleIcon /> },
  at_risk: { color: 'warning', icon: <ScheduleIcon /> },
  overdue: { color: 'error', icon: <ErrorOutlineIcon /> },
  paused: { color: 'info', icon: <PauseCircleOutlineIcon /> },
  met: { color: 'success', icon: <ScheduleIcon /> },
  missed: { color: 'default', icon: <ErrorOutlineIcon /> },
} as const;

interface DueChipProps {
  complaint: Pick<ComplaintRow, 'clock' | 'merged_into'>;
  /** Also shows whether a resolved grievance was in time. */
  withResult?: boolean;
}

/**
 * The due date of a grievance with a text, an icon and a colour (SLA-15). Empty without a deadline or after a merge.
 */
export function DueChip({ complaint: { clock, merged_into }, withResult = false }: DueChipProps) {
  const dueText = useDueText();
  if (!clock || merged_into || clock.state === 'none') return null;
  const isOver = clock.state === 'met' || clock.state === 'missed';
  if (isOver && !withResult) return null;
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      {...LOOKS[clock.state]}
      label={dueText(clock)}
      // Keep a date on one line.
      sx={{ ...IN_LINES, whiteSpace: clock.state === 'running' ? 'nowrap' : 'normal' }}
    />
  );
}

/** 'Due 3 Dec', 'At risk', 'Overdue by 4 days', 'Paused until 20 Dec: court'. */
function useDueText() {
  const translate = useTranslate();
  const { shortDay } = useFormats();
  return ({ state, due_on, overdue_days, paused }: ComplaintClock) => {
    const day = paused?.until ?? due_on;
    return translate(`due.chip.${state}`, {
      day: day && shortDay(day),
      reason: paused && translate(`due.pausedFor.${paused.reason}`),
      smart_count: overdue_days,
    });
  };
}

/** A column is too narrow for it in one line. */
const IN_LINES = {
  height: 'auto',
  borderRadius: 1,
  fontSize: '0.6875rem',
  lineHeight: 1.3,
  '& .MuiChip-icon': { fontSize: '0.875rem', ml: 0.375, mr: 0 },
  '& .MuiChip-label': { whiteSpace: 'inherit', px: 0.375, py: 0.25 },
};
