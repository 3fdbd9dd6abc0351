import Chip from '@mui/material/Chip';
import type { StatusGroup } from '#contract/complaints/complaintStatus.ts';

/** As in lists: red is for what is late. */
const COLORS = { open: 'warning', in_progress: 'info', closed: 'success' } as const satisfies Record<
  StatusGroup,
  string
>;

interface GroupChipProps {
  group: StatusGroup;
  /** Already translated. */
  label: string;
}

/** The status group of a complaint, in words: the colour only helps. */
export const GroupChip = ({ group, label }: GroupChipProps) => (
  <Chip
    component="span"
    size="small"
    variant="outlined"
    color={COLORS[group]}
    label={label}
    sx={{ fontWeight: 600 }}
  />
);
