import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { countViews, type View } from '#contract/desk/view.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import type { ListScope } from '#src/custom/complaints/list/firstCall.ts';
import { HAS_PINS } from '#src/custom/complaints/list/ListTop.tsx';
import { useListAddress } from '#src/custom/complaints/list/listRouter.ts';
import { call } from '#src/dataProvider/call.ts';
import { asShown, isShown } from './shownView.ts';
import { useTakeOver } from './useTakeOver.ts';
import { useViews } from './useViews.ts';

/** The server caches the numbers for as long (DESK-06). */
const EVERY_MS = 60_000;

/** The number of grievances in each pinned view, by id, refreshed each minute while the page is visible. */
function useViewCounts(pinned: readonly View[], scope: ListScope) {
  const { data } = useQuery({
    queryKey: ['viewCounts', scope, pinned.map(({ id, version }) => [id, version])],
    queryFn: async ({ signal }) => (await call(countViews, { query: scope, signal })).data,
    enabled: pinned.length > 0,
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });
  return new Map(data?.map((counted) => [counted.id, counted]));
}

/** The pinned views of a list in one row, each a link with its number (DESK-05, DESK-06). */
export default function PinnedViews({ scope }: { scope: ListScope }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { shown, linkTo } = useListAddress();
  const { data: views } = useViews();
  useTakeOver(views);
  const pinned = pinnedOf(views);
  const counts = useViewCounts(pinned, scope);
  const [, keepRoom] = useStore<boolean>(HAS_PINS, false);
  const hasPins = pinned.length > 0;
  const isKnown = views !== undefined;
  useEffect(() => {
    if (isKnown) keepRoom(hasPins);
  }, [isKnown, hasPins, keepRoom]);
  if (!hasPins) return null;
  return (
    <Box
      component="nav"
      aria-label={translate('views.pinned')}
      sx={{
        display: 'flex',
        gap: 0.5,
        flexWrap: { sm: 'wrap' },
        overflowX: { xs: 'auto', sm: 'visible' },
        '& > *': { flexShrink: 0 },
      }}
    >
      {pinned.map((view) => {
        const counted = counts.get(view.id);
        const count = counted && `${number(counted.count)}${counted.more ? '+' : ''}`;
        const isCurrent = isShown(view, shown);
        return (
          <Button
            key={view.id}
            component={Link}
            {...linkTo(asShown(view))}
            size="small"
            color="inherit"
            aria-current={isCurrent ? 'page' : undefined}
            sx={TAB}
          >
            {view.name} {count && <strong>{count}</strong>}
          </Button>
        );
      })}
    </Box>
  );
}

/** A tab. The line below it marks the shown one. */
const TAB = {
  gap: 0.75,
  maxWidth: '16rem',
  borderRadius: 0,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  borderBottom: 2,
  borderColor: 'transparent',
  '&[aria-current]': { color: 'text.primary', fontWeight: 600, borderColor: 'primary.main' },
};

/** In their owner's order. */
export const pinnedOf = (views: readonly View[] = []): View[] =>
  views
    .filter(({ position }) => position !== null)
    .sort((one, other) => Number(one.position) - Number(other.position));
