import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The legend of a drawing. */
export const ColorKey = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      rowGap: 0.5,
      m: 0,
      mb: 1,
      p: 0,
      listStyle: 'none',
    }}
  >
    {children}
  </Box>
);

/** One entry of it: a colour and its label. */
export const KeyEntry = ({ color, children }: { color: string; children: ReactNode }) => (
  <Box component="li" sx={{ display: 'flex', gap: 0.75, alignItems: 'center', fontSize: '0.8125rem' }}>
    <Box
      aria-hidden
      sx={{
        width: 14,
        height: 14,
        flexShrink: 0,
        bgcolor: color,
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: 0.5,
      }}
    />
    <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
  </Box>
);
