import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface WordsProps {
  /** The language of the text, if known; otherwise its letters decide the direction. */
  lang?: string;
  children: ReactNode;
}

/** A message to or from a citizen, line by line. */
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
