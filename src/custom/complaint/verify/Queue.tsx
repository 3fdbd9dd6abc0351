import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ToVerify } from '../../../../contract/closingCalls.ts';
import { useNameIn } from '../../../kit/format/useNameIn.ts';
import { useKeys } from '../../../kit/keys/useKeys.ts';
import { Asked } from './Asked.tsx';
import type { Verified, Word } from './useVerify.ts';

interface QueueProps {
  waiting: readonly ToVerify[];
  total: number;
  onDone: (of: ToVerify, verified: Verified, word: Word) => void;
}

/** Who waits, and whom of them to ask now: the first, or whom the keys or a click have chosen. What is done makes room for the next. */
export function Queue({ waiting, total, onDone }: QueueProps) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.max(
    0,
    waiting.findIndex(({ id }) => id === chosen),
  );
  const now = waiting[at];
  const go = (step: number) => () => setChosen(waiting[at + step]?.id ?? chosen);
  useKeys({ next: go(1), previous: go(-1) });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(now?.id);
  // Whoever goes on by keys stays where the next one is told.
  useEffect(() => {
    if (shown.current !== now?.id) heading.current?.focus();
    shown.current = now?.id;
  }, [now?.id]);
  if (!now) return null;
  return (
    <Box sx={COLUMNS}>
      <Paper
        variant="outlined"
        component="nav"
        aria-label={translate('closing.verify.queue')}
        sx={BELOW_ON_PHONES}
      >
        <List dense disablePadding>
          {waiting.map((each) => (
            <ListItem key={each.id} disablePadding>
              <ListItemButton
                selected={each.id === now.id}
                aria-current={each.id === now.id}
                onClick={() => setChosen(each.id)}
              >
                <ListItemText
                  primary={each.name}
                  secondary={[each.complaint_number, nameIn(each.area)].filter(Boolean).join(' · ')}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {total > waiting.length && (
          <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
            {translate('closing.verify.more')}
          </Typography>
        )}
      </Paper>
      <Asked
        key={now.id}
        headingRef={heading}
        of={now}
        onDone={(verified, word) => {
          // The next one stands where this one was, or before it at the end.
          setChosen((waiting[at + 1] ?? waiting[at - 1])?.id ?? null);
          onDone(now, verified, word);
        }}
      />
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '18rem minmax(0, 1fr)' },
};
/** Whoever is to be asked now is not looked for below all others. */
const BELOW_ON_PHONES = { order: { xs: 1, md: 0 } };
