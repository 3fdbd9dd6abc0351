import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { maySee, screens } from '#contract/access/screens.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import type { CountedNumber } from './dayItems.ts';

/** The number of waiting items of each kind, with a link to their list (DESK-01). */
export const DayNumbers = ({ numbers }: { numbers: readonly CountedNumber[] }) => (
  <Paper variant="outlined" component="ul" sx={{ ...STRIP, '--numbers': numbers.length }}>
    {numbers.map((counted) => (
      <NumberTile key={counted.id} counted={counted} />
    ))}
  </Paper>
);

function NumberTile({ counted }: { counted: CountedNumber }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { id, words, total, more } = counted;
  const isLate = id === 'overdue' && total > 0;
  return (
    <Box component="li" sx={{ display: 'grid' }}>
      <ButtonBase component={Link} to={addressOf(counted)} sx={TILE}>
        <Typography variant="body2" component="span" color="textSecondary">
          {translate(`${words}.name`)}
        </Typography>
        <Typography
          component="span"
          sx={{ fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3 }}
          color={isLate ? 'error' : total === 0 ? 'textSecondary' : 'textPrimary'}
        >
          {`${number(total)}${more ? '+' : ''}`}
        </Typography>
      </ButtonBase>
    </Box>
  );
}

/** Users of the full list get a link to it, staff to their folder. */
function addressOf({ id, query }: CountedNumber): string {
  if (id === 'to_verify') return '/grievance/verify';
  if (id === 'inbox_late') return '/grievance/calls?part=inbox';
  const actor = storedActor();
  const path = actor && maySee(actor, '/grievance/all', screens) ? '/grievance/all' : '/grievance';
  return `${path}?${query}`;
}

const STRIP = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: 'repeat(var(--numbers), minmax(0, 1fr))' },
  m: 0,
  p: 0.5,
  listStyle: 'none',
};
/** The number is above its label. */
const TILE = {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  borderRadius: 1,
  px: 0.5,
  py: 0.75,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
};
