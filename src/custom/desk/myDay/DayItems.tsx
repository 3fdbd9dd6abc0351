import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Section } from '#src/components/page/Section.tsx';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';
import { withWayBack } from '#src/custom/complaints/wayBack.ts';
import type { DayItem } from './dayItems.ts';

/** The next items to work on, each with its reason (DESK-01). */
export const DayItems = ({ items }: { items: readonly DayItem[] }) => (
  <Section title="myDay.next">
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <Item key={item.key} item={item} />
      ))}
    </Box>
  </Section>
);

function Item({ item: { complaint, toVerify, message, reasons } }: { item: DayItem }) {
  const translate = useTranslate();
  const { day, instant } = useFormats();
  const nameIn = useNameIn();
  const placeText = usePlaceText();
  const location = useLocation();
  const [to, label] = complaint
    ? [`/grievance/${complaint.id}`, complaint.complaint_number]
    : toVerify
      ? ['/grievance/verify', toVerify.complaint_number]
      : ['/grievance/calls?part=inbox', message?.phone];
  const about = complaint
    ? [nameIn(complaint.category), placeText(complaint)].filter(Boolean).join(' · ')
    : toVerify
      ? translate('closing.verify.closedOn', { day: day(toVerify.closed_at) })
      : message && instant(message.sent_at);
  return (
    <Box component="li" sx={ROW}>
      <MuiLink component={Link} to={to ?? ''} state={withWayBack(location)} sx={NUMBER}>
        {label}
      </MuiLink>
      <Box sx={{ gridArea: 'about', minWidth: 0 }}>
        <Typography noWrap variant="body2" sx={{ fontWeight: 600 }}>
          {complaint?.name ?? toVerify?.name}
        </Typography>
        <Typography noWrap variant="body2" color="textSecondary" title={about}>
          {about}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'due' }}>{complaint && <Due complaint={complaint} />}</Box>
      <Typography variant="body2" color="textSecondary" sx={{ gridArea: 'why', overflowWrap: 'anywhere' }}>
        {reasons.map(({ words }) => translate(`${words}.why`)).join(', ')}
      </Typography>
    </Box>
  );
}

/** 'Due 27 Nov', or how late it is, in red with an icon. */
function Due({ complaint: { clock } }: { complaint: ComplaintRow }) {
  const translate = useTranslate();
  const { day } = useFormats();
  if (!clock?.due_on) return null;
  if (clock.state !== 'overdue')
    return (
      <Typography variant="body2">{translate('due.chip.running', { day: day(clock.due_on) })}</Typography>
    );
  return (
    <Typography variant="body2" color="error" sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
      <ErrorOutlineIcon fontSize="inherit" />
      {translate('due.chip.overdue', { smart_count: clock.overdue_days })}
    </Typography>
  );
}

const NUMBER = { gridArea: 'number', fontWeight: 600, whiteSpace: 'nowrap' };
/** On a phone the subject is below the number and the due date. */
const ROW = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'center',
  py: 0.375,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: '7rem minmax(0, 1fr) 10rem 12rem' },
  gridTemplateAreas: {
    xs: '"number due" "about about" "why why"',
    md: '"number about due why"',
  },
};
