import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { createSearchParams, Link, useSearchParams } from 'react-router';
import { event } from '#contract/content/event.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { PageHeading } from '#src/declare/parts/PageHeading.tsx';
import { useLinkTo } from '#src/declare/paths.ts';
import { dayOf } from './months.ts';

/** The calendar library loads when a month is opened. */
const EventMonth = lazy(retryImport(() => import('./EventMonth.tsx')));

/** The list of events with its views: all, future, past, or a month; the address has the view (EVT-01). */
export default function EventViews({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const list = useLinkTo()(event.name, 'list') ?? '';
  const [search] = useSearchParams();
  const today = new Date();
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  const filtered = (filter: object) => ({ filter: JSON.stringify(filter) });
  const views: [string, Record<string, string>][] = [
    ['all', filtered({})],
    ['upcoming', { ...filtered({ start_date_gte: dayOf(today) }), sort: 'start_date', order: 'ASC' }],
    ['past', filtered({ start_date_lte: dayOf(yesterday) })],
    ['month', { view: 'month' }],
  ];
  const isMonth = search.get('view') === 'month';
  const isShown = (query: Record<string, string>) =>
    query.view ? isMonth : !isMonth && (search.get('filter') ?? '{}') === query.filter;
  return (
    <Box sx={HEADING_FIRST}>
      <Stack
        component="nav"
        direction="row"
        aria-label={translate('content.event.views')}
        sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}
      >
        {views.map(([name, query]) => (
          <Chip
            key={name}
            clickable
            component={Link}
            to={{ pathname: list, search: createSearchParams(query).toString() }}
            label={translate(`content.event.${name}`)}
            color={isShown(query) ? 'primary' : 'default'}
            variant={isShown(query) ? 'filled' : 'outlined'}
            aria-current={isShown(query) ? 'true' : undefined}
          />
        ))}
      </Stack>
      {isMonth ? (
        <>
          <PageHeading view="list" />
          <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
            <EventMonth />
          </Suspense>
        </>
      ) : (
        children
      )}
    </Box>
  );
}

/** The heading comes from the list. */
const HEADING_FIRST = {
  display: 'flex',
  flexDirection: 'column',
  '& > *': { order: 1 },
  '& > h1, & > :has(h1)': { order: 0 },
};
