import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useId } from 'react';
import { addDays, dayOf } from '#contract/kernel/day.ts';

interface QuickDaysProps {
  label: string;
  /** So many days from today each choice is, and its text. */
  choices: readonly { days: number; text: string }[];
  /** YYYY-MM-DD */
  chosen: string;
  onChoose: (day: string) => void;
}

/** Days that are chosen most, each by one click. */
export function QuickDays({ label, choices, chosen, onChoose }: QuickDaysProps) {
  const labelId = useId();
  const today = dayOf(new Date());
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Box component="span" id={labelId} sx={{ width: '100%', typography: 'body2' }}>
        {label}
      </Box>
      {choices.map(({ days, text }) => {
        const day = addDays(today, days);
        return (
          <Chip
            key={days}
            label={text}
            color={day === chosen ? 'primary' : 'default'}
            aria-pressed={day === chosen}
            onClick={() => onChoose(day)}
          />
        );
      })}
    </Box>
  );
}
