import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useId, useRef } from 'react';
import { useNotify, useStore, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useKeys, useShortcut } from '#src/components/keys/useKeys.ts';
import { LAST_OPENED, wayBackState } from '../../wayBack.ts';
import type { Place } from './findPlace.ts';
import { useGoesOn } from './useGoOn.ts';
import { type Step, useListPlace } from './useListPlace.ts';

/** '12 of 84' of the list that a grievance was opened from, with links to its neighbours (DESK-03). */
export function PlaceInList({ id }: { id: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const textId = useId();
  const { list, place, isError, isFetching, refetch, wayTo, go } = useListPlace(id);
  const [goesOn, setGoesOn] = useGoesOn();
  const { nav, link } = useFocusOnWay(place !== undefined);
  const [, setLast] = useStore<number | null>(LAST_OPENED, null);
  useEffect(() => setLast(id), [id, setLast]);
  const next = () => {
    if (!go('next') && place) notify('desk.place.last', { type: 'info' });
  };
  useKeys(list ? { next, previous: () => go('previous') } : {});

  if (!list) return null;
  if (isError && !place) {
    return <FailedNotice text="desk.place.failed" isRetrying={isFetching} onRetry={() => refetch()} />;
  }
  const way = (step: Step) => ({ step, way: wayTo(step), describedBy: textId, ref: link(step) });
  return (
    <Box component="nav" ref={nav} tabIndex={-1} aria-label={translate('desk.place.label')} sx={ROW}>
      <Way {...way('previous')} />
      <Typography id={textId} role="status" variant="body2" sx={{ minWidth: '5rem', textAlign: 'center' }}>
        {place && <PlaceText {...place} />}
      </Typography>
      <Way {...way('next')} />
      <FormControlLabel
        control={<Switch size="small" checked={goesOn} onChange={(_event, checked) => setGoesOn(checked)} />}
        label={translate('desk.place.goOn')}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ ml: 0.5, mr: 0 }}
      />
    </Box>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, outline: 'none' };

function PlaceText({ index, isGone, total, counted }: Place): string {
  const translate = useTranslate();
  const { number } = useFormats();
  if (isGone || index === null) return translate('desk.place.gone');
  const shown = { place: number(index + 1), total: number(total ?? counted) };
  return translate(total === undefined ? 'desk.place.ofMore' : 'desk.place.at', shown);
}

interface WayProps {
  step: Step;
  way: ReturnType<ReturnType<typeof useListPlace>['wayTo']>;
  describedBy: string;
  ref: Ref<HTMLAnchorElement>;
}

/** A link to a neighbour, disabled at the ends of the list. */
function Way({ step, way, describedBy, ref }: WayProps) {
  const translate = useTranslate();
  const shortcut = useShortcut();
  const icon = step === 'next' ? { endIcon: <NextIcon /> } : { startIcon: <PreviousIcon /> };
  const label = translate(`desk.place.${step}`);
  if (!way) {
    return (
      <Button size="small" disabled {...icon}>
        {label}
      </Button>
    );
  }
  const { to, state } = way;
  return (
    <Button
      component={Link}
      ref={ref}
      to={to}
      state={state}
      size="small"
      aria-describedby={describedBy}
      {...icon}
      {...shortcut(step)}
    >
      {label}
    </Button>
  );
}

/**
 * The followed link is gone with its page. The same link of the new page gets the focus, or at an end the group of
 * links.
 */
function useFocusOnWay(isKnown: boolean) {
  const { by } = wayBackState(useLocation());
  const nav = useRef<HTMLElement>(null);
  const links = { previous: useRef<HTMLAnchorElement>(null), next: useRef<HTMLAnchorElement>(null) };
  const link = by && links[by];
  useEffect(() => {
    // Do not move a focus that the user has set. A click on the page itself focuses `main`.
    if (!link || !isKnown || !document.activeElement?.matches('body, main')) return;
    window.scrollTo(0, 0);
    (link.current ?? nav.current)?.focus({ preventScroll: true });
  }, [link, isKnown]);
  return { nav, link: (step: Step) => links[step] };
}
