import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface SectionProps {
  /** Absent if the page's heading says the same. */
  title?: string;
  /** Shown next to the heading. */
  control?: ReactNode;
  /** With less space around it, for a page with much content. */
  isDense?: boolean;
  children?: ReactNode;
}

/** A part of the page, usually with its own heading, given as a translation key. */
export function Section({ title, control, isDense = false, children }: SectionProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={title && titleId}
      sx={isDense ? { px: 2, py: 1.5 } : { p: 2.5 }}
    >
      {title && (
        <Stack
          component="header"
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
            mb: isDense ? 0.75 : 1.5,
          }}
        >
          <Typography id={titleId} component="h2" variant="h2">
            {translate(title)}
          </Typography>
          {control}
        </Stack>
      )}
      {children}
    </Paper>
  );
}
