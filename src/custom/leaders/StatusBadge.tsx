import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

/** 'Approved', or 'On Hold' in every other case (LDR-02). */
export function StatusBadge({ status }: { status: boolean | null }) {
  const translate = useTranslate();
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      color={status ? 'success' : 'warning'}
      label={translate(`leaders.status.${status ? 'approved' : 'onHold'}`)}
      sx={{ fontWeight: 600 }}
    />
  );
}
