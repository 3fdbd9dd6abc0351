import dayGridPlugin from '@fullcalendar/daygrid';
import FullCalendar from '@fullcalendar/react';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef } from 'react';
import { useGetList, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { event as contract } from '#contract/content/event.ts';
import { LoadFailed } from '#src/components/feedback/LoadFailed.tsx';
import { useLinkTo } from '#src/declare/paths.ts';
import { type EventRecord, endOf, firstDay, monthOf, monthsLater } from './months.ts';

/** All rows of a plain resource are in the browser, so the calendar does not filter by month. */
const EVERY_EVENT = {
  pagination: { page: 1, perPage: 100_000 },
  sort: { field: 'start_date', order: 'ASC' },
} as const;

/** The events of a month by day; on a phone, where a day has no room for text, as marks with a list below. */
export default function EventMonth() {
  const locale = `${useLocale() ?? 'en'}-IN`;
  const navigate = useNavigate();
  const linkTo = useLinkTo();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const first = firstDay(useSearchParams()[0].get('month'));
  const month = monthOf(first);
  const calendar = useRef<FullCalendar>(null);
  const { data: events = [], error } = useGetList<EventRecord>(contract.name, EVERY_EVENT);

  useEffect(() => {
    calendar.current?.getApi().gotoDate(`${month}-01`);
  }, [month]);

  if (error) return <LoadFailed />;
  return (
    <Card sx={{ p: { xs: 1, sm: 2 } }}>
      <MonthSteps first={first} />
      <Box sx={LOOK}>
        <FullCalendar
          ref={calendar}
          plugins={[dayGridPlugin]}
          initialView="dayGridMonth"
          initialDate={first}
          headerToolbar={false}
          locale={locale}
          firstDay={0}
          fixedWeekCount={false}
          height="auto"
          dayHeaderFormat={{ weekday: isPhone ? 'narrow' : 'short' }}
          eventDisplay={isPhone ? 'list-item' : 'block'}
          displayEventTime={!isPhone}
          eventClassNames={isPhone ? 'mark' : ''}
          dayCellDidMount={({ el, isToday }) => isToday && el.setAttribute('aria-current', 'date')}
          events={events.map(({ id, name, start_date, duration }) => ({
            id: String(id),
            title: name,
            start: start_date,
            end: endOf(start_date, duration),
            url: linkTo(contract.name, 'show', id) ?? undefined,
          }))}
          eventClick={({ event, jsEvent }) => {
            jsEvent.preventDefault();
            navigate(event.url);
          }}
        />
      </Box>
      {isPhone && <EventDays events={events.filter(({ start_date }) => start_date.startsWith(month))} />}
    </Card>
  );
}

/** The name of the month, with buttons for the previous, next and current one. */
function MonthSteps({ first }: { first: Date }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [, setSearch] = useSearchParams();
  const open = (date: Date) => setSearch({ view: 'month', month: monthOf(date) }, { replace: true });
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <IconButton
        aria-label={translate('content.event.previous')}
        onClick={() => open(monthsLater(first, -1))}
      >
        <NavigateBeforeIcon />
      </IconButton>
      <Typography
        component="h2"
        variant="h2"
        aria-live="polite"
        sx={{ minWidth: '9rem', textAlign: 'center' }}
      >
        {first.toLocaleDateString(`${locale}-IN`, { month: 'long', year: 'numeric' })}
      </Typography>
      <IconButton aria-label={translate('content.event.next')} onClick={() => open(monthsLater(first, 1))}>
        <NavigateNextIcon />
      </IconButton>
      <Button size="small" variant="outlined" onClick={() => open(new Date())}>
        {translate('content.event.today')}
      </Button>
    </Stack>
  );
}

const LOOK = ({ palette }: Theme) => ({
  '--fc-border-color': palette.divider,
  '--fc-page-bg-color': palette.background.paper,
  '--fc-event-bg-color': palette.primary.main,
  '--fc-event-border-color': palette.primary.main,
  '--fc-event-text-color': palette.primary.contrastText,
  '--fc-today-bg-color': palette.action.selected,
  '& .fc-event-title': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& .fc-event:focus-visible': { outline: '2px solid', outlineOffset: 1 },
  '& .fc-day-today .fc-daygrid-day-number': { fontWeight: 700 },
  // For screen readers: the mark has no text.
  '& .mark .fc-event-title': visuallyHidden,
});

/** The events of a month, day by day. */
function EventDays({ events }: { events: readonly EventRecord[] }) {
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
