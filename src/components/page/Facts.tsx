import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { EMPTY } from '../format/empty.ts';

/** The group of the catalogue that names the facts. */
const Words = createContext('');

interface FactsProps {
  words: string;
  /** A CSS length: how narrow a fact may become. */
  column: string;
  /** Small, beside other things. */
  isDense?: boolean;
  children: ReactNode;
}

/** What is known of somebody or something, each fact under its name, as many beside each other as there is room for. */
export const Facts = ({ words, column, isDense, children }: FactsProps) => (
  <Words value={words}>
    <Box
      component="dl"
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: isDense ? 1 : 2,
        m: 0,
        typography: isDense ? 'body2' : 'body1',
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${column}, 100%), 1fr))`,
      }}
    >
      {children}
    </Box>
  </Words>
);

interface FactProps {
  /** Its word of the group. */
  name: string;
  /** Takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** One thing that is known; a dash where it is not. */
export function Fact({ name, isWide, children }: FactProps) {
  const translate = useTranslate();
  const words = useContext(Words);
  const isKnown = Array.isArray(children) ? children.length > 0 : Boolean(children);
  return (
    <Box sx={{ gridColumn: isWide ? '1 / -1' : undefined, minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate(`${words}.${name}`)}
      </Typography>
      <Typography component="dd" variant="inherit" sx={FACT}>
        {isKnown ? children : EMPTY}
      </Typography>
    </Box>
  );
}

const FACT = { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' };
