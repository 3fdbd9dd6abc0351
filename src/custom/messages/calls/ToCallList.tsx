import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { listCalls, type ToCall } from '#contract/messages/citizenCall.ts';
import { CALL_REASONS, type CallReason } from '#contract/messages/messageKinds.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { CALLS } from '#src/components/data/resourceNames.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { KeysHelp } from '#src/components/keys/KeysHelp.tsx';
import { CALL_KEYS } from '#src/components/keys/keys.ts';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { NothingWaits } from '#src/components/queue/NothingWaits.tsx';
import { Queue } from '#src/components/queue/Queue.tsx';
import { CallCard } from './CallCard.tsx';

/** How many are loaded; further ones follow when these are done. */
const SHOWN = 100;

/** The calls to make, of an office or the own one, for one reason or any (MSG-23). */
const useToCall = (office_id: number | null, reason: CallReason | null) =>
  useQuery({
    ...queryOf([CALLS, 'list', office_id, reason], listCalls, {
      query: { office_id, reason, per_page: SHOWN },
    }),
    placeholderData: keepPreviousData,
    // Old entries must not appear as waiting on the next visit.
    gcTime: 0,
  });

/** A complaint may appear once for each reason. */
const keyOf = ({ reason, id, complaint, inbox_id }: ToCall) =>
  [reason, id, complaint?.id, inbox_id].join('-');

/**
 * The calls to make, one after the other, usable by keyboard only; shows how many people want no calls (MSG-06,
 * MSG-23).
 */
export default function ToCallList() {
  const translate = useTranslate();
  const { number } = useFormats();
  const { officeId } = useRequestedOffice();
  const [reason, setReason] = useState<CallReason | null>(null);
  const { data, isPlaceholderData, ...query } = useToCall(officeId, reason);
  const lineOf = (each: ToCall) => ({
    key: keyOf(each),
    primary: each.person?.name ?? each.phone,
    secondary: [translate(`calls.reasons.${each.reason}`), each.complaint?.complaint_number]
      .filter(Boolean)
      .join(' · '),
  });
  return (
    <>
      <KeysHelp names={CALL_KEYS} />
      {data && (data.total > 0 || reason) && <ReasonChoice reason={reason} onChoose={setReason} />}
      <NotLoaded query={query} failed="calls.failed" height={420} label="calls.loading" />
      {data && data.refused > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {translate('calls.refused', { count: number(data.refused) })}
        </Typography>
      )}
      {data?.total === 0 && <NothingWaits title="calls.empty" about="calls.about" />}
      {data && (
        <Queue
          key={isPlaceholderData ? 'before' : `${officeId} ${reason}`}
          label={translate('calls.queue')}
          more={data.total > data.data.length && translate('calls.more')}
          waiting={data.data}
          lineOf={lineOf}
        >
          {(now, heading, goOn) => <CallCard of={now} headingRef={heading} onDone={goOn} />}
        </Queue>
      )}
    </>
  );
}

const ANY = '';

function ReasonChoice({
  reason,
  onChoose,
}: {
  reason: CallReason | null;
  onChoose: (reason: CallReason | null) => void;
}) {
  const translate = useTranslate();
  return (
    <ChoiceField
      label={translate('calls.filter')}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ mb: 2, minWidth: '14rem' }}
      value={reason ?? ANY}
      onChange={(chosen) => onChoose(CALL_REASONS.find((one) => one === chosen) ?? null)}
      choices={[ANY, ...CALL_REASONS].map((each) => [
        each,
        translate(each === ANY ? 'calls.all' : `calls.reasons.${each}`),
      ])}
    />
  );
}
