import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { EMPTY } from '../format/empty.ts';

/** The catalogue group with the names of the facts, and whether each is one line, left out while it is empty. */
const Words = createContext({ words: '', isInLines: false });

interface FactsProps {
  words: string;
  /** The smallest width of a fact, as a CSS length. */
  column?: string;
  /** Each fact is one line, after its name; an empty one is left out. */
  isInLines?: boolean;
  /** Smaller text, next to other content. */
  isDense?: boolean;
  children: ReactNode;
}

/** Facts with their names, as many in a row as fit. */
export const Facts = ({ words, column = '100%', isInLines = false, isDense, children }: FactsProps) => (
  <Words value={{ words, isInLines }}>
    <Box
      component="dl"
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: isInLines ? 0.5 : isDense ? 1 : 2,
        m: 0,
        typography: isDense || isInLines ? 'body2' : 'body1',
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${column}, 100%), 1fr))`,
      }}
    >
      {children}
    </Box>
  </Words>
);

interface FactProps {
  /** Its key in the catalogue group. */
  name: string;
  /** Takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** One fact; a dash if it is empty. */
export function Fact({ name, isWide, children }: FactProps) {
  const translate = useTranslate();
  const { words, isInLines } = useContext(Words);
  const isKnown = Array.isArray(children) ? children.some(Boolean) : Boolean(children);
  if (isInLines && !isKnown) return null;
  return (
    <Box sx={isInLines ? LINE : { gridColumn: isWide ? '1 / -1' : undefined, minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate(`${words}.${name}`)}
      </Typography>
      <Typography component="dd" variant="inherit" sx={FACT}>
        {isKnown ? children : EMPTY}
      </Typography>
    </Box>
  );
}

const LINE = { display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: 1, minWidth: 0 };
const FACT = { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' };
