import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

/** A part of the page with its heading, given as a translation key. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography id={titleId} component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {translate(title)}
      </Typography>
      {children}
    </Paper>
  );
}
