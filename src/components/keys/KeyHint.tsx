import Box from '@mui/material/Box';

/** Shows the shortcut of a button; hidden on phones. */
export const KeyHint = ({ children }: { children: string }) => (
  <Box component="kbd" aria-hidden sx={KEY}>
    {children}
  </Box>
);

const KEY = { display: { xs: 'none', md: 'inline' }, ml: 0.75, font: 'inherit', fontSize: '0.75em' };
