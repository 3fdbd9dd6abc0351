import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';
import { StatusChip } from '../StatusChip.tsx';

/** A grievance in two lines: name and place, then number and status. */
export function ComplaintAnswer({ row }: { row: ComplaintRow }) {
  const placeText = usePlaceText();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, width: '100%', minWidth: 0, alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          <strong>{row.complaint_number}</strong> · {row.name}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {placeText(row)}
        </Typography>
      </Box>
      <StatusChip status={row.status} />
    </Box>
  );
}
