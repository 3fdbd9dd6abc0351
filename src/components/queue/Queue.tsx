import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useKeys } from '../keys/useKeys.ts';
import { useTurn } from './useTurn.ts';

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

/**
 * What waits, and which of it is worked on now: the first, or what the keys or a click have chosen. What is done makes room for the
 * next; what somebody else has done meanwhile says so and stays until the person goes on (MSG-15).
 */
export function Queue<T>({ label, more, waiting, lineOf, children }: QueueProps<T>) {
  const { now, isGone, next, previous, goOn, choose } = useTurn(waiting, (each) => lineOf(each).key);
  useKeys({ next, previous });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = now && `${now.key} ${now.round}`;
  const before = useRef(shown);
  // Whoever goes on by keys stays where the next one is told; what comes into an empty list takes the focus from nobody.
  useEffect(() => {
    if (before.current && before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  const onlyOfThis = useOnlyOf(shown);
  if (!now) return null;
  return (
    <Box sx={COLUMNS}>
      <Paper variant="outlined" component="nav" aria-label={label} sx={BELOW_ON_PHONES}>
        <List dense disablePadding>
          {waiting.map(lineOf).map(({ key, primary, secondary }, at) => (
            <ListItem key={key} disablePadding>
              <ListItemButton
                selected={key === now.key}
                aria-current={key === now.key}
                onClick={() => choose(at)}
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
      <Box key={now.key} onClickCapture={onlyOfThis} sx={{ minWidth: 0 }}>
        {isGone && <Gone onGoOn={goOn} />}
        {children(now.row, heading, goOn)}
      </Box>
    </Box>
  );
}

/** The second click of a double click, whose first one was for what is done now, is not for what has come in its place. */
function useOnlyOf(shown: string | null) {
  const clicked = useRef<string>(null);
  return (event: MouseEvent) => {
    if (event.detail <= 1) clicked.current = shown;
    else if (clicked.current !== shown) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}

/** It was taken elsewhere, while it stood here. */
function Gone({ onGoOn }: { onGoOn: () => void }) {
  const translate = useTranslate();
  const goOn = (
    <Button color="inherit" size="small" onClick={onGoOn}>
      {translate('desk.queue.goOn')}
    </Button>
  );
  return (
    <Alert severity="info" role="status" action={goOn} sx={{ mb: 1.5 }}>
      {translate('desk.queue.gone')}
    </Alert>
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
