import { useTranslate } from 'react-admin';
import { createReferrals } from '#contract/letters/referral.ts';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import { FormDialog } from '#src/components/form/FormDialog.tsx';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import type { ActionProps } from '#src/components/slots/capability.ts';
import { useReferralAction } from '#src/custom/letters/referrals/useReferralAction.ts';
import { call } from '#src/dataProvider/call.ts';
import { AskingFields } from './AskingFields.tsx';
import { bodyOf, isWrongDay, NOTHING_ASKED } from './asking.ts';

/** Drafts a request to each chosen officer (REF-01). The grievance does not change. */
export default function NewReferral({ complaint, onClose }: Pick<ActionProps, 'complaint' | 'onClose'>) {
  const translate = useTranslate();
  const attempt = useIdempotentSubmit();
  const [asking, setAsking, draft] = useDraftState(`referral/${complaint.id}`, NOTHING_ASKED);
  const save = useReferralAction({
    run: () =>
      attempt((headers) =>
        call(createReferrals, { body: { complaint_id: complaint.id, ...bodyOf(asking) }, headers }),
      ),
    successText: 'referrals.done.draft',
    onDone: () => {
      draft.sent();
      onClose();
    },
  });
  return (
    <FormDialog
      title={translate('referrals.draft.title', { number: complaint.complaint_number })}
      submit={translate('referrals.draft.submit')}
      failure={save.error}
      isPending={save.isPending}
      draft={draft}
      onSubmit={() => isWrongDay(asking) || save.mutate(undefined)}
      onClose={onClose}
    >
      <AskingFields value={asking} onChange={(changed) => setAsking({ ...asking, ...changed })} />
    </FormDialog>
  );
}
