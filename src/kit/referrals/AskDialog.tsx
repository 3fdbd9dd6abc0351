import { useTranslate } from 'react-admin';
import {
  dispatchReferral,
  type ReferralRow,
  remindReferral,
  withdrawReferral,
} from '../../../contract/referral.ts';
import { acceptReferral } from '../../../contract/referralReply.ts';
import { call } from '../../dataProvider/http.ts';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { FailureAlert } from '../feedback/FailureAlert.tsx';
import { useReferralAction } from './useReferralAction.ts';

/** What takes a question and nothing else. */
const CALLS = {
  dispatch: (id: number): Promise<unknown> => call(dispatchReferral, { params: { id } }),
  remind: (id: number): Promise<unknown> => call(remindReferral, { params: { id } }),
  accept: (id: number): Promise<unknown> => call(acceptReferral, { params: { id } }),
  withdraw: (id: number): Promise<unknown> => call(withdrawReferral, { params: { id } }),
};
export type AskedAction = keyof typeof CALLS;
export const isAsked = (action: string): action is AskedAction => action in CALLS;

interface AskDialogProps {
  action: AskedAction;
  referral: ReferralRow;
  onClose: () => void;
}

/** Asks before a referral is sent, reminded of, accepted or withdrawn; a failure is told where the question stands. */
export default function AskDialog({ action, referral, onClose }: AskDialogProps) {
  const { id, number, addressee } = referral;
  const translate = useTranslate();
  const run = useReferralAction({
    run: () => CALLS[action](id),
    done: `referrals.done.${action}`,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={translate('referrals.actionOn', { action: translate(`referrals.actions.${action}`), number })}
      words={{
        question: `referrals.question.${action}`,
        cancel: 'referrals.cancel',
        action: `referrals.actions.${action}`,
      }}
      named={{ number, name: addressee?.name ?? translate('referrals.nobody') }}
      failure={<FailureAlert failure={run.error} />}
      isPending={run.isPending}
      onConfirm={() => run.mutate(undefined)}
    />
  );
}
