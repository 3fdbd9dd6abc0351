import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { getInward, type InwardOffer, matchInward } from '../../../../contract/inward.ts';
import { call } from '../../../dataProvider/http.ts';
import { INWARD } from '../../../kit/data/resourceNames.ts';
import { useDraft } from '../../../kit/drafts/useDraft.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { ReferralChips, ReferralLine } from '../../../kit/referrals/ReferralFacts.tsx';
import { ReplyFields } from '../../../kit/referrals/ReplyFields.tsx';
import { NO_REPLY, replyBody, replyFaults } from '../../../kit/referrals/replyValues.ts';
import { useReferralAction } from '../../../kit/referrals/useReferralAction.ts';

interface MatchDialogProps {
  id: number;
  number: string;
  onClose: () => void;
}

/** Which referrals a letter answers, and what it says; none of them is an answer, too (REF-10). */
export default function MatchDialog({ id, number, onClose }: MatchDialogProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<number[]>([]);
  const [reply, setReply] = useState(NO_REPLY);
  const [isAsked, setAsked] = useState(false);
  const draft = useDraft(`match/${id}`, {
    values: { chosen, reply },
    restore: (typed) => {
      setChosen(typed.chosen);
      setReply(typed.reply);
    },
  });
  const { data, error } = useQuery({
    queryKey: [INWARD, 'one', id],
    queryFn: ({ signal }) => call(getInward, { params: { id }, signal }),
  });
  const answers = chosen.length > 0;
  const match = useReferralAction({
    run: () =>
      call(matchInward, {
        params: { id },
        body: { referral_ids: chosen, ...(answers ? replyBody(reply) : { is_final: true }) },
      }),
    done: 'referrals.done.matched',
    onDone: () => {
      draft.sent();
      onClose();
    },
  });
  const submit = () => {
    setAsked(true);
    if (!answers || Object.keys(replyFaults(reply)).length === 0) match.mutate(undefined);
  };
  const toggle = (one: number) =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <FormDialog
      title={translate('referrals.inward.matchOf', { number })}
      submit={translate(answers ? 'referrals.inward.match' : 'referrals.inward.none')}
      failure={match.error ?? error}
      isPending={match.isPending}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data && (
        <Typography>
          {translate(data.offers.length > 0 ? 'referrals.inward.offers' : 'referrals.inward.noOffers')}
        </Typography>
      )}
      <FormGroup>
        {data?.offers.map((offer) => (
          <FormControlLabel
            key={offer.referral.id}
            sx={{ alignItems: 'flex-start', mb: 1 }}
            control={
              <Checkbox
                checked={chosen.includes(offer.referral.id)}
                onChange={() => toggle(offer.referral.id)}
              />
            }
            label={<Offer {...offer} />}
          />
        ))}
      </FormGroup>
      {answers && <ReplyFields values={reply} onChange={setReply} isAsked={isAsked} />}
    </FormDialog>
  );
}

function Offer({ referral, by }: InwardOffer) {
  const translate = useTranslate();
  return (
    <>
      <ReferralChips referral={referral} />
      <Typography variant="body2">
        {[referral.complaint?.complaint_number, referral.subject].filter(Boolean).join(' · ')}
      </Typography>
      <ReferralLine referral={referral} />
      {by === 'number' && (
        <Typography variant="body2" color="success.main">
          {translate('referrals.inward.byNumber')}
        </Typography>
      )}
    </>
  );
}
