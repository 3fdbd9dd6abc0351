import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useConfiguration } from '#src/components/data/configuration.ts';

/** Credits the party IT office, by the name it gives itself or in the user's language, and shows the year (SHELL-01). */
export function Footer() {
  const translate = useTranslate();
  const credit = useConfiguration()?.credit || translate('shell.creditName');
  return (
    <Box
      component="footer"
      sx={{
        px: { xs: 2, md: 4 },
        py: 2,
        color: 'text.secondary',
        fontSize: '0.8125rem',
        displayPrint: 'none',
      }}
    >
      {translate('shell.credit', { year: new Date().getFullYear(), credit })}
    </Box>
  );
}
