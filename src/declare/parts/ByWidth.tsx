import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';

/** One of two layouts: for phones, and for everything wider. */
export function ByWidth({ narrow, wide }: { narrow: ReactNode; wide: ReactNode }) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return isNarrow ? narrow : wide;
}
