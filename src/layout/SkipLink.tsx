import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

export const MAIN_ID = 'main';

/** The first Tab stop: it skips the menu. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href={`#${MAIN_ID}`}
      sx={{
        position: 'fixed',
        top: -80,
        left: 16,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { top: 12 },
      }}
      onClick={(event) => {
        // A fragment in the address would make the router navigate.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {translate('shell.skip')}
    </Box>
  );
}
