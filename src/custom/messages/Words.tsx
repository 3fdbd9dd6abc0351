import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface WordsProps {
  /** Of a text whose language is known; any other goes the way that its letters do. */
  lang?: string;
  children: ReactNode;
}

/** What was written to a citizen, or by one, line by line. */
export const Words = ({ lang, children }: WordsProps) => (
  <Typography lang={lang} dir={lang ? undefined : 'auto'} sx={QUOTED}>
    {children}
  </Typography>
);

const QUOTED = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  borderLeft: 3,
  borderColor: 'divider',
  pl: 1.5,
} as const;
