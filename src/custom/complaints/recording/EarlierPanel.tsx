import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { EarlierComplaints } from './EarlierComplaints.tsx';
import { drawn, type NamedPart } from './useRecordingParts.ts';

interface EarlierPanelProps {
  parts: readonly NamedPart[];
  onTakeOver: (complaint: ComplaintRow) => void;
  /** Enter in Phone copies the newest one. */
  onEnter: boolean;
}

/** Next to the form: the earlier complaints of the phone and the capabilities' parts (CRE-20). */
export function EarlierPanel({ parts, ...earlier }: EarlierPanelProps) {
  return (
    <Box sx={LAYOUT}>
      <Stack component={Paper} variant="outlined" spacing={2} sx={{ p: 2, gridArea: PHONE('earlier') }}>
        {drawn(parts, 'Beside').map(({ id, Drawn }) => (
          <Drawn key={id} />
        ))}
        <EarlierComplaints {...earlier} />
      </Stack>
      <Box sx={{ gridArea: PHONE('similar'), minWidth: 0, '&:empty': { display: 'none' } }}>
        {drawn(parts, 'BelowBeside').map(({ id, Drawn }) => (
          <Drawn key={id} />
        ))}
      </Box>
    </Box>
  );
}

/** On a phone these parts are between those of the form. Their arrival must not move a field that the user types in. */
const LAYOUT = {
  display: { xs: 'contents', lg: 'grid' },
  gap: 2,
  gridArea: 'earlier',
  position: { lg: 'sticky' },
  top: { lg: 80 },
};
const PHONE = (area: string) => ({ xs: area, lg: 'auto' });
