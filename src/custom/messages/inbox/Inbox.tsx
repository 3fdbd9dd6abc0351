import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type InboxRow, listInbox } from '#contract/messages/inbox.ts';
import { INBOX_STATES, type InboxState } from '#contract/messages/messageKinds.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { INBOX } from '#src/components/data/resourceNames.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { KeysHelp } from '#src/components/keys/KeysHelp.tsx';
import { CALL_KEYS } from '#src/components/keys/keys.ts';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { NothingWaits } from '#src/components/queue/NothingWaits.tsx';
import { Queue } from '#src/components/queue/Queue.tsx';
import { ComplaintLink } from '#src/custom/complaints/ComplaintLink.tsx';
import { CallForm } from '../calls/CallForm.tsx';
import { Sent } from './Sent.tsx';
import { TakeButtons } from './TakeButtons.tsx';
import { isMissedCall, useSentText } from './useSentText.ts';

/** How many are loaded; further ones follow when these are done. */
const SHOWN = 100;

/** New messages appear automatically. */
const ASKED_AGAIN_MS = 60_000;

/** Messages from citizens to an office, or the own one: open ones oldest first, others newest first (MSG-15). */
const inboxOf = (office_id: number | null, state: InboxState) =>
  queryOptions({
    ...queryOf([INBOX, office_id, state], listInbox, { query: { office_id, state, per_page: SHOWN } }),
    refetchInterval: ASKED_AGAIN_MS,
    placeholderData: keepPreviousData,
    // Old entries must not appear as waiting on the next visit.
    gcTime: 0,
  });

/** How a received message was handled, by whom and when (MSG-15). */
function Became({ row: { take, complaint, taken_by, taken_at } }: { row: InboxRow }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  if (!take) return null;
  const said = [translate(`inbox.became.${take}`), taken_by?.name, taken_at && instant(taken_at)];
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {said.filter(Boolean).join(' · ')}{' '}
      {complaint && <ComplaintLink id={complaint.id} number={complaint.complaint_number} />}
    </Typography>
  );
}

/** Messages from citizens, and how they were handled (MSG-15). */
export default function Inbox() {
  const translate = useTranslate();
  const { officeId } = useRequestedOffice();
  const { day } = useFormats();
  const sentText = useSentText();
  const [state, setState] = useState<InboxState>('open');
  const { data, isPlaceholderData, ...query } = useQuery(inboxOf(officeId, state));
  const lineOf = (row: InboxRow) => ({
    key: String(row.id),
    primary: row.persons[0]?.name ?? row.phone,
    secondary: [row.late && translate('inbox.late'), day(row.sent_at), sentText(row)]
      .filter(Boolean)
      .join(' · '),
  });
  return (
    <>
      <KeysHelp names={CALL_KEYS} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={state}
        onChange={(_event, chosen: InboxState | null) => chosen && setState(chosen)}
        aria-label={translate('inbox.queue')}
        sx={{ mb: 2 }}
      >
        {INBOX_STATES.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`inbox.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <NotLoaded query={query} failed="inbox.failed" height={420} label="inbox.loading" />
      {data?.total === 0 && (
        <NothingWaits
          title={state === 'open' ? 'inbox.empty' : 'inbox.emptyTaken'}
          about={state === 'open' ? 'inbox.about' : undefined}
        />
      )}
      {data && (
        <Queue
          key={isPlaceholderData ? 'before' : `${officeId} ${state}`}
          label={translate('inbox.queue')}
          more={state === 'open' && data.total > data.data.length && translate('inbox.more')}
          waiting={data.data}
          lineOf={lineOf}
        >
          {(row, heading, goOn) => (
            <Sent row={row} headingRef={heading}>
              {row.state === 'open' ? (
                <>
                  {isMissedCall(row) && (
                    <CallForm about={{ inbox_id: row.id }} phone={row.phone} onDone={goOn} />
                  )}
                  <TakeButtons row={row} answer={row} onDone={goOn} isSecond={isMissedCall(row)} />
                </>
              ) : (
                <Became row={row} />
              )}
            </Sent>
          )}
        </Queue>
      )}
    </>
  );
}
