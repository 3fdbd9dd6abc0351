import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useSyncExternalStore } from 'react';
import { lightTheme } from './theme.ts';

const printMedia = () => window.matchMedia('print');
let isBeforePrint = false;

function followPrinting(listener: () => void): () => void {
  const media = printMedia();
  const mark = ({ type }: Event) => {
    isBeforePrint = type === 'beforeprint';
    listener();
  };
  media.addEventListener('change', listener);
  for (const event of ['beforeprint', 'afterprint']) window.addEventListener(event, mark);
  return () => {
    media.removeEventListener('change', listener);
    for (const event of ['beforeprint', 'afterprint']) window.removeEventListener(event, mark);
  };
}
const isPrinting = () => isBeforePrint || printMedia().matches;

const light = () => lightTheme;
const chosen = (outer: Theme | null) => outer ?? lightTheme;

/** Paper is white, so every page prints in the light theme (SHELL-11). */
export function PrintTheme({ children }: { children: ReactNode }) {
  const printing = useSyncExternalStore(followPrinting, isPrinting);
  return <ThemeProvider theme={printing ? light : chosen}>{children}</ThemeProvider>;
}
