import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useKeys } from '../keys/useKeys.ts';

/** What stands in the list of the queue, by a key of its own. */
interface QueueLine {
  key: string;
  primary: ReactNode;
  secondary: ReactNode;
}

interface QueueProps<T> {
  /** Already translated; `more` where not all that waits is here. */
  label: string;
  more: string | false;
  waiting: readonly T[];
  lineOf: (each: T) => QueueLine;
  /** The one whose turn it is, its heading by the ref; `goOn` when it is done. */
  children: (now: T, heading: RefObject<HTMLHeadingElement | null>, goOn: () => void) => ReactNode;
}

/** What waits, and which of it is to be worked on now: the first, or what the keys or a click have chosen. What is done makes room for the next. */
export function Queue<T>({ label, more, waiting, lineOf, children }: QueueProps<T>) {
  const [chosen, setChosen] = useState<string | null>(null);
  const lines = waiting.map(lineOf);
  const at = Math.max(
    0,
    lines.findIndex(({ key }) => key === chosen),
  );
  const [line, now] = [lines[at], waiting[at]];
  const go = (step: number) => () => setChosen(lines[at + step]?.key ?? chosen);
  useKeys({ next: go(1), previous: go(-1) });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(line?.key);
  // Whoever goes on by keys stays where the next one is told.
  useEffect(() => {
    if (shown.current !== line?.key) heading.current?.focus();
    shown.current = line?.key;
  }, [line?.key]);
  if (!line || now === undefined) return null;
  // The next one stands where this one was, or before it at the end.
  const goOn = () => setChosen((lines[at + 1] ?? lines[at - 1])?.key ?? null);
  return (
    <Box sx={COLUMNS}>
      <Paper variant="outlined" component="nav" aria-label={label} sx={BELOW_ON_PHONES}>
        <List dense disablePadding>
          {lines.map(({ key, primary, secondary }) => (
            <ListItem key={key} disablePadding>
              <ListItemButton
                selected={key === line.key}
                aria-current={key === line.key}
                onClick={() => setChosen(key)}
              >
                <ListItemText
                  primary={primary}
                  secondary={secondary}
                  slotProps={{ secondary: { sx: TWO_LINES } }}
                  sx={{ overflowWrap: 'anywhere' }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {more && (
          <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
            {more}
          </Typography>
        )}
      </Paper>
      <Box key={line.key} sx={{ minWidth: 0 }}>
        {children(now, heading, goOn)}
      </Box>
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '18rem minmax(0, 1fr)' },
};
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
/** Whose turn it is, is not looked for below all others. */
const BELOW_ON_PHONES = { order: { xs: 1, md: 0 } };
