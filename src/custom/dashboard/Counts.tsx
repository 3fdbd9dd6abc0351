import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { dashboardStats } from '#contract/dashboard/dashboard.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { CountCard } from './CountCard.tsx';
import { type CountedPlace, listOf, sentPlace } from './place.ts';
import type { Shares } from './ShareBar.tsx';
import { TONES } from './tones.ts';

type Stats = AnswerOf<typeof dashboardStats>;

/** The cards in their order. */
const CARDS = ['open', 'allComplaints', 'inProgress', 'closed'] as const satisfies (keyof Stats)[];

/** Sets that no card shows (S1 section 7). */
const EXCLUDED = 'achive,app,events,leaders';
/** With the number of confirmed closings, which is only sent on request. */
const INCLUDED = [...CARDS, 'confirmed'].join();

/** The four counts of a place (DASH-01); while another place loads, the previous ones stay. */
export function Counts({ place }: { place: CountedPlace }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const hasClosing = hasCapability('closing');
  const body = { ...sentPlace(place), exclude: EXCLUDED, ...(hasClosing ? { include: INCLUDED } : {}) };
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queryOf(['dashboard', 'stats', place], dashboardStats, { body }),
    placeholderData: keepPreviousData,
  });

  /** Closings that only the office claims are separated from those that citizens have confirmed (REF-16). */
  const claimed = ({ closed = 0, confirmed = 0 }: Stats) =>
    closed === 0 || !hasClosing
      ? []
      : [
          translate('dashboard.confirmed', { count: number(confirmed) }),
          translate('dashboard.claimed', { count: number(Math.max(0, closed - confirmed)) }),
        ];
  if (isError)
    return <FailedNotice text="dashboard.failed" isRetrying={isFetching} onRetry={() => refetch()} />;
  return (
    <Box
      component="section"
      aria-label={translate('dashboard.counts')}
      aria-busy={!data || isPlaceholderData}
    >
      <Box component="ul" sx={GRID}>
        {CARDS.map((name) => {
          const shares = data ? sharesOf(name, data) : {};
          const percent = number(Math.round(100 * (shares[name] ?? 0)));
          return (
            <CountCard
              key={name}
              label={translate(`dashboard.count.${name}`)}
              tone={TONES[name]}
              count={data?.[name]}
              shares={shares}
              note={name in shares ? translate('dashboard.share', { percent }) : translate('dashboard.sum')}
              further={name === 'closed' && data ? claimed(data) : []}
              to={listOf(place, name === 'allComplaints' ? 'total' : name)}
            />
          );
        })}
      </Box>
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
};

/** The share of a count in all complaints; for all complaints, the shares of the other three. */
function sharesOf(name: (typeof CARDS)[number], stats: Stats): Shares {
  const { allComplaints = 0, open = 0, inProgress = 0, closed = 0 } = stats;
  const of = (count: number) => (allComplaints === 0 ? 0 : count / allComplaints);
  const parts = { open: of(open), inProgress: of(inProgress), closed: of(closed) };
  return name === 'allComplaints' ? parts : { [name]: parts[name] };
}
