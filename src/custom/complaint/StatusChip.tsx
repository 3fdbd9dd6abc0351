import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { displayedStatus, type StatusGroup, statusGroup } from '../../../contract/complaintStatus.ts';

/** The colours of the dashboard's charts (DASH-02). */
const COLORS = { open: 'error', in_progress: 'info', closed: 'success' } as const satisfies Record<
  StatusGroup,
  string
>;

/** A status as lists and pages show it (LIST-06): in words, the colour only helps. */
export function StatusChip({ status }: { status: string }) {
  const translate = useTranslate();
  const shown = displayedStatus(status);
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      color={COLORS[statusGroup(status)]}
      label={translate(`complaint.status.${shown}`, { _: shown })}
      sx={{ fontWeight: 600 }}
    />
  );
}
