import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { event as contract } from '#contract/content/event.ts';
import { useLinkTo } from '#src/declare/paths.ts';
import type { EventRecord } from './months.ts';

/** The events of a month, day by day. */
export function EventDays({ events }: { events: readonly EventRecord[] }) {
  const linkTo = useLinkTo();
  const locale = `${useLocale() ?? 'en'}-IN`;
  const when = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  return (
    <Stack component="ul" sx={{ gap: 1, m: 0, mt: 2, p: 0, listStyle: 'none' }}>
      {events.map(({ id, name, start_date }) => (
        <li key={id}>
          <Typography variant="caption" component="div" color="textSecondary">
            {when.format(new Date(start_date))}
          </Typography>
          <Link component={RouterLink} to={linkTo(contract.name, 'show', id) ?? ''}>
            {name}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
