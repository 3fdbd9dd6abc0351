import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { parseLocation } from '#contract/kernel/location.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { isGone } from '#src/components/feedback/unlessGone.ts';
import { SafeHtml } from '#src/components/format/SafeHtml.tsx';
import { LocationMap } from '#src/components/map/LocationMap.tsx';
import { PageNotLoaded } from '#src/components/page/PageNotLoaded.tsx';
import { Section } from '#src/components/page/Section.tsx';
import type { Proposal } from '#src/components/slots/parts.ts';
import { Slot } from '#src/components/slots/Slot.tsx';
import { useSlot } from '#src/components/slots/useSlot.ts';
import { ComplaintKeys } from '../ComplaintKeys.tsx';
import { isOffered } from '../keyActions.ts';
import { wayBack, wayBackState } from '../wayBack.ts';
import { ActionBar } from './actions/ActionBar.tsx';
import { Composer } from './composer/Composer.tsx';
import { Head } from './head/Head.tsx';
import { Information } from './Information.tsx';
import { MediaStrip } from './media/MediaStrip.tsx';
import { PlaceInList } from './place/PlaceInList.tsx';
import { useGoOn } from './place/useGoOn.ts';
import { useListPlace } from './place/useListPlace.ts';
import { Timeline } from './timeline/Timeline.tsx';
import { useComplaint } from './useComplaint.ts';

/** One grievance, read, answered and resolved: `/grievance/{id}` (DET-01 to DET-06). */
export default function ComplaintDetail() {
  const id = Number(useParams().id);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <BackLink />
        <PlaceInList id={id} />
      </Box>
      <ComplaintKeys />
      <Loaded key={id} id={id} />
    </>
  );
}

function Loaded({ id }: { id: number }) {
  const { data: complaint, ...query } = useComplaint(id);
  if (!complaint || isGone(query.error)) return <PageNotLoaded query={query} words="complaint.detail" />;
  return <Detail complaint={complaint} />;
}

/** The open dialog and tab. An action that was requested in the list opens once with the page (DESK-02). */
function useOpened(complaint: ComplaintRecord) {
  const actor = storedActor();
  const requestedAction = useRequestedAction();
  const parts = useSlot('actions');
  const part = parts.find(({ id }) => id === requestedAction);
  const isPossible = part
    ? actor !== null && part.isOffered(actor, complaint)
    : requestedAction !== null && isOffered(requestedAction, actor, complaint);
  const begun = isPossible ? requestedAction : null;
  const [action, setAction] = useState<string | null>(begun === 'answer' ? null : begun);
  const [tab, setTab] = useState<string | null>(begun === 'answer' ? 'answer' : null);
  const proposed = useProposed(() => isOffered('resolve', actor, complaint) && setAction('resolve'));
  return { action, setAction, tab, setTab, proposed };
}

function Detail({ complaint }: { complaint: ComplaintRecord }) {
  const standing = useRef<HTMLDivElement>(null);
  const position = parseLocation(complaint.location);
  const { action, setAction, tab, setTab, proposed } = useOpened(complaint);
  const onDone = useGoOn(useListPlace(complaint.id));
  /** The focused element may be gone or hidden: then the next key would go nowhere. */
  const catchFocus = () => {
    const focused = document.activeElement;
    const isLost = !focused?.closest('main') || focused.closest('[hidden]') !== null;
    if (isLost) standing.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Head complaint={complaint} standing={standing} onExited={catchFocus}>
        <ActionBar
          complaint={complaint}
          action={action}
          setAction={setAction}
          proposed={proposed}
          onAnswer={() => setTab('answer')}
          onDone={onDone}
          onExited={catchFocus}
        />
      </Head>
      <Slot name="banners" complaint={complaint} />
      <Box sx={COLUMNS}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Section title="common.details" isDense>
            <SafeHtml html={complaint.details} />
            <MediaStrip media={complaint.media} />
          </Section>
          {complaint.source === 'app' && position && (
            <Section title="complaint.detail.location" isDense>
              <LocationMap coordinates={position} />
            </Section>
          )}
          <Section title="complaint.detail.history" isDense>
            <Composer complaint={complaint} tab={tab} setTab={setTab} onDone={onDone} onFolded={catchFocus} />
            <Suspense>
              <Timeline complaint={complaint} />
            </Suspense>
          </Section>
        </Stack>
        <Stack sx={{ gap: 1.5, minWidth: 0 }}>
          <Information complaint={complaint} />
          <Slot name="panels" complaint={complaint} />
        </Stack>
      </Box>
    </>
  );
}

/** On a phone the last buttons of the page must not be under the action bar. */
const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(17rem, 1fr)' },
  pb: { xs: 8, sm: 0 },
};

/** A link to the list that the grievance was opened from. */
function BackLink() {
  const translate = useTranslate();
  const { to, state } = wayBack(useLocation());
  return (
    <Button component={Link} to={to} state={state} size="small" startIcon={<ArrowBackIcon />}>
      {translate('complaint.back')}
    </Button>
  );
}

/**
 * The action that a key in the list requested. It is removed from the history entry, so that a reload does not repeat
 * it (DESK-02).
 */
function useRequestedAction() {
  const location = useLocation();
  const navigate = useNavigate();
  const [action] = useState(() => wayBackState(location).action ?? null);
  const forget = useEffectEvent(() => {
    const { action: _, ...state } = wayBackState(location);
    void navigate(location, { replace: true, state });
  });
  useEffect(() => {
    if (action) forget();
  }, [action]);
  return action;
}

interface Proposed {
  proposal: Proposal;
  /** The number of earlier proposals, used as a key: each proposal starts a new form. */
  nth: number;
}

/**
 * The proposed resolution that the user arrived with after accepting an answer (REF-13). It is removed from the history
 * entry, so that a reload does not propose it again.
 */
function useProposed(onArrived: () => void): Proposed | null {
  const location = useLocation();
  const navigate = useNavigate();
  const [proposed, setProposed] = useState<Proposed | null>(null);
  const { proposal } = wayBackState(location);
  const take = useEffectEvent((arrived: Proposal) => {
    setProposed((before) => ({ proposal: arrived, nth: (before?.nth ?? 0) + 1 }));
    onArrived();
    const { proposal: _, ...state } = wayBackState(location);
    void navigate(location, { replace: true, state });
  });
  useEffect(() => {
    if (proposal) take(proposal);
  }, [proposal]);
  return proposed;
}
