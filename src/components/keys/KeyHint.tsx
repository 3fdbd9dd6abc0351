import Box from '@mui/material/Box';

/** The key of a button, on it; on a phone there is no such key. */
export const KeyHint = ({ children }: { children: string }) => (
  <Box component="kbd" aria-hidden sx={KEY}>
    {children}
  </Box>
);

const KEY = { display: { xs: 'none', md: 'inline' }, ml: 0.75, font: 'inherit', fontSize: '0.75em' };
