import type { StatusGroup } from '#contract/complaints/complaintStatus.ts';
import { StateChip } from './StateChip.tsx';

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
  <StateChip color={COLORS[group]} label={label} />
);
