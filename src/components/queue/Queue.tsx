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

/** A line in the list of the queue, with its key. */
interface QueueLine {
  key: string;
  primary: ReactNode;
  secondary: ReactNode;
}

interface QueueProps<T> {
  /** Already translated; `more` is shown if the queue has items that are not loaded. */
  label: string;
  more: string | false;
  waiting: readonly T[];
  lineOf: (each: T) => QueueLine;
  /** Renders the current item; its heading gets the ref. Call `goOn` when the item is done. */
  children: (now: T, heading: RefObject<HTMLHeadingElement | null>, goOn: () => void) => ReactNode;
}

/**
 * A list of waiting items with the current one: the first, or the one that the user has chosen. After a finished item
 * the next one follows. An item that another user has finished stays with a notice until the user continues (MSG-15).
 */
export function Queue<T>({ label, more, waiting, lineOf, children }: QueueProps<T>) {
  const { now, isGone, next, previous, goOn, choose } = useTurn(waiting, (each) => lineOf(each).key);
  useKeys({ next, previous });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = now && `${now.key} ${now.round}`;
  const before = useRef(shown);
  // A user who continues by keyboard stays at the heading of the next item. The first item of an empty queue does not
  // take the focus.
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

/** Ignores the second click of a double click: it was meant for the finished item, not for the next one. */
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

/** Another user has finished the item while it was shown. */
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
/** On phones the current item comes first. */
const BELOW_ON_PHONES = { order: { xs: 1, md: 0 } };
