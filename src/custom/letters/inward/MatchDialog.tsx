import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormGroup from '@mui/material/FormGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { getInward, type InwardOffer, matchInward } from '#contract/letters/inward.ts';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { INWARD } from '#src/components/data/resourceNames.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import { useRequestedOffice } from '#src/custom/desk/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';
import { ReplyFields } from '../referrals/ReplyFields.tsx';
import { NO_REPLY, replyBody, replyFaults } from '../referrals/replyValues.ts';
import { useReferralAction } from '../referrals/useReferralAction.ts';
import { type MatchValues, matchDraft } from './matchDraft.ts';
import { ReferralTick } from './ReferralTick.tsx';
import { WaitingSearch } from './WaitingSearch.tsx';

interface MatchDialogProps {
  id: number;
  number: string;
  onClose: () => void;
}

/**
 * Links a letter to the referrals that it answers, with the answer. A separate button says that it answers none
 * (REF-10).
 */
export default function MatchDialog({ id, number, onClose }: MatchDialogProps) {
  const translate = useTranslate();
  const { officeId } = useRequestedOffice();
  const [ticked, setTicked] = useState<ReferralRow[]>();
  const [reply, setReply] = useState(NO_REPLY);
  const [isSubmitted, setSubmitted] = useState(false);
  const draft = useDraft<MatchValues>(matchDraft(id), {
    values: { ticked, reply },
    restore: (typed) => {
      setTicked(typed.ticked);
      setReply(typed.reply);
    },
  });
  const { data, error } = useQuery({
    queryKey: [INWARD, 'one', id],
    queryFn: ({ signal }) => call(getInward, { params: { id }, signal }),
  });
  const offers = data?.offers ?? [];
  // Referrals with a number in the letter are ticked at first.
  const chosen = ticked ?? offers.flatMap(({ by, referral }) => (by === 'number' ? referral : []));
  const match = useReferralAction({
    run: (ids: number[]) =>
      call(matchInward, {
        params: { id },
        body: { referral_ids: ids, ...(ids.length > 0 ? replyBody(reply) : { is_final: true }) },
      }),
    successText: 'referrals.done.matched',
    onDone: () => {
      draft.sent();
      onClose();
    },
  });
  const submit = () => {
    setSubmitted(true);
    const isWhole = chosen.length > 0 && Object.keys(replyFaults(reply)).length === 0;
    if (isWhole) match.mutate(chosen.map((one) => one.id));
  };
  const offered = offers.map(({ referral }) => referral.id);
  const searched = chosen.filter((one) => !offered.includes(one.id));
  const row = (referral: ReferralRow, by?: InwardOffer['by']) => (
    <ReferralTick key={referral.id} referral={referral} by={by} ticked={chosen} onChange={setTicked} />
  );
  return (
    <FormDialog
      title={translate('referrals.inward.matchOf', { number })}
      submit={translate('referrals.inward.match')}
      form={{ submit, draft, isPending: match.isPending, failure: match.error ?? error }}
      isReady={data !== undefined}
      onClose={onClose}
    >
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data && (
        <>
          <Typography>
            {translate(offers.length > 0 ? 'referrals.inward.offers' : 'referrals.inward.noOffers')}
          </Typography>
          <FormGroup>
            {offers.map(({ referral, by }) => row(referral, by))}
            {searched.map((referral) => row(referral))}
          </FormGroup>
          <WaitingSearch officeId={officeId} without={[...offered, ...searched.map((one) => one.id)]}>
            {(referral) => row(referral)}
          </WaitingSearch>
          {isSubmitted && chosen.length === 0 && (
            <Alert severity="error">{translate('referrals.inward.choose')}</Alert>
          )}
          <Button
            sx={{ justifySelf: 'start' }}
            disabled={chosen.length > 0}
            loading={match.isPending && chosen.length === 0}
            onClick={() => match.mutate([])}
          >
            {translate('referrals.inward.none')}
          </Button>
        </>
      )}
      {chosen.length > 0 && <ReplyFields values={reply} onChange={setReply} isSubmitted={isSubmitted} />}
    </FormDialog>
  );
}
