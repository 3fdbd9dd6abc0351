import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormGroup from '@mui/material/FormGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { getInward, type InwardOffer, matchInward } from '#contract/letters/inward.ts';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { INWARD } from '#src/components/data/resourceNames.ts';
import { useAction } from '#src/components/data/useAction.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';
import { ReplyFields } from '../referrals/ReplyFields.tsx';
import { NO_REPLY, replyBody, replyFaults } from '../referrals/replyValues.ts';
import { useRenewReferrals } from '../referrals/useRenewReferrals.ts';
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
  const renew = useRenewReferrals();
  const { data, error } = useQuery(queryOf([INWARD, 'one', id], getInward, { params: { id } }));
  const offers = data?.offers ?? [];
  // Referrals with a number in the letter are ticked at first.
  const chosenOf = ({ ticked }: MatchValues) =>
    ticked ?? offers.flatMap(({ by, referral }) => (by === 'number' ? referral : []));
  const form = useContractForm(matchInward, {
    params: { id },
    draft: matchDraft(id),
    defaultValues: { ticked: null, ...NO_REPLY } as MatchValues,
    bodyOf: (values) => ({ referral_ids: chosenOf(values).map((one) => one.id), ...replyBody(values) }),
    check: (values): Refusals =>
      chosenOf(values).length > 0 ? replyFaults(values) : { ticked: 'referrals.inward.choose' },
    done: 'referrals.done.matched',
    renew,
    onDone: onClose,
  });
  const chosen = chosenOf(form.form.watch());
  const none = useAction({
    run: () => call(matchInward, { params: { id }, body: { referral_ids: [], is_final: true } }),
    done: 'referrals.done.matched',
    renew,
    onDone: () => {
      form.draft.sent();
      onClose();
    },
  });
  const offered = offers.map(({ referral }) => referral.id);
  const searched = chosen.filter((one) => !offered.includes(one.id));
  const { field, fieldState } = useController({ name: 'ticked', control: form.form.control });
  const wrong = fieldState.error?.message;
  const row = (referral: ReferralRow, by?: InwardOffer['by']) => (
    <ReferralTick key={referral.id} referral={referral} by={by} ticked={chosen} onChange={field.onChange} />
  );
  return (
    <FormDialog
      title={translate('referrals.inward.matchOf', { number })}
      submit={translate('referrals.inward.match')}
      form={{ ...form, isPending: form.isPending || none.isPending }}
      failure={none.error ?? error}
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
          {wrong && <Alert severity="error">{translate(wrong)}</Alert>}
          <Button
            sx={{ justifySelf: 'start' }}
            disabled={chosen.length > 0 || form.isPending}
            loading={none.isPending}
            onClick={() => {
              form.reset();
              none.mutate(undefined);
            }}
          >
            {translate('referrals.inward.none')}
          </Button>
        </>
      )}
      {chosen.length > 0 && <ReplyFields />}
    </FormDialog>
  );
}
