import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import {
  dispatchReferral,
  getReferral,
  remindReferral,
  withdrawReferral,
} from '#contract/letters/referral.ts';
import type { ReferralRecord, ReferralRow } from '#contract/letters/referralRecord.ts';
import { acceptReferral, type ClosingProposal } from '#contract/letters/referralReply.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { REFERRALS } from '#src/components/data/resourceNames.ts';
import { useAction } from '#src/components/data/useAction.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { call } from '#src/dataProvider/call.ts';
import { addresseeText } from '../addresseeText.ts';
import { numberOf } from './numberOf.ts';
import { ReplyFacts } from './ReplyFacts.tsx';
import { useRenewReferrals } from './useRenewReferrals.ts';

/** The changed referral; empty for one that was withdrawn. */
type Answer = Partial<ReferralRecord> & { proposal?: ClosingProposal };

/** Actions that need only a confirmation. */
const CALLS = {
  dispatch: (id: number): Promise<Answer> => call(dispatchReferral, { params: { id } }),
  remind: (id: number): Promise<Answer> => call(remindReferral, { params: { id } }),
  accept: (id: number): Promise<Answer> => call(acceptReferral, { params: { id } }),
  withdraw: (id: number): Promise<Answer> => call(withdrawReferral, { params: { id } }).then(() => ({})),
};
export type ReferralFormAction = keyof typeof CALLS;
export const hasForm = (action: string): action is ReferralFormAction => action in CALLS;

interface AskDialogProps {
  action: ReferralFormAction;
  referral: ReferralRow;
  onClose: () => void;
}

/**
 * Confirms sending, reminding, accepting or withdrawing a referral. The dialog shows a failure. Accepting an answer
 * opens the closing of the grievance, filled from the answer, which the user may send (REF-13).
 */
export default function AskDialog({ action, referral, onClose }: AskDialogProps) {
  const { id, addressee, way, answer } = referral;
  const number = numberOf(referral);
  const translate = useTranslate();
  const resolve = useResolve(referral);
  const isNumbered = way === 'letter' && (action === 'dispatch' || action === 'remind');
  const [goesOn, setGoesOn] = useState(true);
  const goesOut = action === 'dispatch' || action === 'remind';
  const { data, error, isLoading } = useQuery({
    ...queryOf([REFERRALS, 'goes to', id], getReferral, { params: { id } }),
    enabled: goesOut,
    gcTime: 0,
  });
  const to = goesOut ? data?.goes_to : addressee;
  const run = useAction({
    run: () => CALLS[action](id),
    done: isNumbered ? 'referrals.done.numbered' : `referrals.done.${action}`,
    renew: useRenewReferrals(),
    doneWith: (answer) => ({ number: numberIn(answer, action) }),
    onDone: ({ proposal }) => {
      onClose();
      if (proposal && goesOn) resolve?.(proposal);
    },
  });
  return (
    <ConfirmDialog
      // The question names the recipient, so it opens after loading.
      open={!isLoading}
      onClose={onClose}
      title={translate('referrals.actionOn', { action: translate(`referrals.actions.${action}`), number })}
      question={`referrals.question.${action}${isNumbered ? 'Letter' : ''}`}
      action={`referrals.actions.${action}`}
      named={{ number, name: to ? addresseeText(to) : translate('referrals.nobody') }}
      details={
        action === 'accept' && (
          <>
            {answer && <ReplyFacts reply={answer} />}
            {resolve && (
              <FormControlLabel
                control={<Checkbox checked={goesOn} onChange={({ target }) => setGoesOn(target.checked)} />}
                label={translate('referrals.thenResolve')}
              />
            )}
          </>
        )
      }
      run={run}
      failure={error}
    />
  );
}

/** The register number of the letter that was just sent. */
function numberIn({ letter, reminded }: Answer, action: ReferralFormAction): string {
  const sent = action === 'remind' ? reminded?.findLast(({ sent_at }) => sent_at)?.letter : letter;
  return sent?.number ?? '';
}

/** Opens the grievance with the proposed resolution; does nothing if it cannot be resolved. */
function useResolve({ complaint }: ReferralRow) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  if (!complaint?.id || complaint.closed) return undefined;
  const to = `/grievance/${complaint.id}`;
  return (proposal: ClosingProposal) =>
    void navigate(to, { replace: pathname === to, state: { ...(pathname === to ? state : {}), proposal } });
}
