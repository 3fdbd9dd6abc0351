import Chip, { type ChipProps } from '@mui/material/Chip';

interface StateChipProps {
  color: ChipProps['color'];
  /** Already translated. */
  label: string;
}

/** A state in words: the colour only helps. */
export const StateChip = ({ color, label }: StateChipProps) => (
  <Chip
    component="span"
    size="small"
    variant="outlined"
    color={color}
    label={label}
    sx={{ fontWeight: 600 }}
  />
);
