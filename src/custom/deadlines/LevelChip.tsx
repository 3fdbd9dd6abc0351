import ArrowCircleUpIcon from '@mui/icons-material/ArrowCircleUp';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { isClosed } from '#contract/complaints/complaintStatus.ts';

/** 'Escalated to MLA', for an escalated grievance that is not resolved (SLA-14). */
export function LevelChip({
  complaint: { clock, status },
}: {
  complaint: Pick<ComplaintRow, 'clock' | 'status'>;
}) {
  const translate = useTranslate();
  if (!clock?.level || isClosed(status)) return null;
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      color="secondary"
      icon={<ArrowCircleUpIcon />}
      label={translate(`due.level.${clock.level}`)}
      sx={IN_LINES}
    />
  );
}

/** A column is too narrow for it in one line. */
const IN_LINES = {
  height: 'auto',
  borderRadius: 1,
  fontSize: '0.6875rem',
  lineHeight: 1.3,
  '& .MuiChip-icon': { fontSize: '0.875rem', ml: 0.375, mr: 0 },
  '& .MuiChip-label': { whiteSpace: 'normal', px: 0.375, py: 0.25 },
};
