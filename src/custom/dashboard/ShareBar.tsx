import Box from '@mui/material/Box';
import { TONES } from './tones.ts';

/** Shares of the whole by count, each from 0 to 1. */
export type Shares = Partial<Record<keyof typeof TONES, number>>;

/** The shares as one bar; the words next to it say the same. */
export const ShareBar = ({ shares }: { shares: Shares }) => (
  <Box
    aria-hidden
    sx={{ display: 'flex', height: 6, borderRadius: 3, overflow: 'hidden', bgcolor: 'action.selected' }}
  >
    {Object.entries(shares).map(([count, share]) => (
      <Box
        key={count}
        sx={{ width: `${100 * share}%`, bgcolor: `${TONES[count as keyof typeof TONES].color}.main` }}
      />
    ))}
  </Box>
);
