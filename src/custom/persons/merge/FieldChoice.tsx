import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';

interface FieldChoiceProps {
  /** Already translated. */
  legend: string;
  hint?: string;
  /** The values of both people. */
  options: readonly { id: number; shown: ReactNode }[];
  value: number;
  onChange: (id: number) => void;
  autoFocus?: boolean;
}

/** Chooses one of two values, next to each other where there is room. */
export function FieldChoice({ legend, hint, options, value, onChange, autoFocus }: FieldChoiceProps) {
  const [legendId, hintId] = [useId(), useId()];
  return (
    <FormControl fullWidth>
      <FormLabel id={legendId}>{legend}</FormLabel>
      <RadioGroup
        aria-labelledby={legendId}
        aria-describedby={hint ? hintId : undefined}
        value={value}
        onChange={(_event, chosen) => onChange(Number(chosen))}
        sx={SIDE_BY_SIDE}
      >
        {options.map(({ id, shown }) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio size="small" autoFocus={autoFocus && id === value} />}
            label={shown}
            slotProps={{ typography: { variant: 'body2', sx: LABEL } }}
            sx={{ mr: 0, py: 0.25, minWidth: 0 }}
          />
        ))}
      </RadioGroup>
      {hint && (
        <FormHelperText id={hintId} sx={{ mx: 0 }}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}

export const SIDE_BY_SIDE = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
const LABEL = { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;
