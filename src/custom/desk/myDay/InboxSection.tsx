import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Day } from '#contract/desk/myDay.ts';
import { PhoneLink } from '#src/components/format/PhoneLink.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Section } from '#src/components/page/Section.tsx';

/** The first of what citizens have sent that nobody has answered for a working day, and the inbox by a link (MSG-15, DESK-01). */
export function InboxSection({ late: { total, data } }: { late: NonNullable<Day['inbox_late']> }) {
  const translate = useTranslate();
  const { instant, number } = useFormats();
  return (
    <Section
      title="inbox.day.title"
      control={
        <Button component={Link} to="/grievance/calls?part=inbox" size="small">
          {translate('inbox.day.all', { count: number(total) })}
        </Button>
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map(({ id, channel, phone, sent_at }) => (
          <Box component="li" key={id} sx={ROW}>
            <PhoneLink phone={phone} />
            <Typography component="span" variant="body2" color="textSecondary">
              {translate('inbox.sent', {
                when: instant(sent_at),
                channel: translate(`inbox.channels.${channel}`, { _: channel }),
              })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const ROW = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'baseline',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
};
