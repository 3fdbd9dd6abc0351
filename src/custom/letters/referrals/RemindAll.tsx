import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { can } from '../../../../contract/policies.ts';
import { remindReferral } from '../../../../contract/referral.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { call, messageOf } from '../../../dataProvider/http.ts';
import { useRenewReferrals } from '../../../kit/referrals/useReferralAction.ts';

/** Reminds the officers of all that is ticked, one after the other; whoever could not be is told, and stays ticked (REF-15). */
export function RemindAll() {
  const translate = useTranslate();
  const notify = useNotify();
  const renew = useRenewReferrals();
  const { selectedIds, onSelect } = useListContext();
  const [isPending, setPending] = useState(false);
  const actor = storedActor();
  if (!actor || !can(actor, 'forward', 'referral')) return null;
  const remind = async () => {
    setPending(true);
    const refused: { id: number; reason: string }[] = [];
    for (const id of selectedIds.map(Number)) {
      await call(remindReferral, { params: { id } }).catch((failure: unknown) => {
        refused.push({ id, reason: messageOf(failure) });
      });
    }
    const done = selectedIds.length - refused.length;
    if (done > 0) notify('referrals.done.reminded', { type: 'success', messageArgs: { smart_count: done } });
    const [first] = refused;
    if (first) {
      const reason = translate(first.reason, { _: first.reason });
      const messageArgs = { smart_count: refused.length, reason };
      notify('referrals.done.refused', { type: 'error', messageArgs });
    }
    onSelect(refused.map(({ id }) => id));
    setPending(false);
    await renew();
  };
  return (
    <Button size="small" loading={isPending} onClick={remind}>
      {translate('referrals.actions.remind')}
    </Button>
  );
}
