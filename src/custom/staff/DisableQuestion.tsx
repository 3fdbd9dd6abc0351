import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { type StaffRecord, updateStaff } from '#contract/staff/staff.ts';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { call } from '#src/dataProvider/call.ts';
import { GivesUp } from './GivesUp.tsx';
import { useRenewStaff } from './useRenewStaff.ts';

interface DisableQuestionProps {
  staff: StaffRecord;
  onClose: () => void;
  onDone: () => void;
}

const WORDS = {
  question: 'incharges.staff.disableAbout',
  cancel: 'common.cancel',
  action: 'incharges.staff.disableAction',
};

/** Asks before an account is disabled, and shows the effect on its complaints (SLA-20). */
export function DisableQuestion({ staff, onClose, onDone }: DisableQuestionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const renew = useRenewStaff();
  const { id, name, version } = staff;
  const disable = useMutation({
    mutationFn: () => call(updateStaff, { params: { id }, body: { is_active: false, version } }),
    onSuccess: async () => {
      notify('incharges.staff.disabledDone', { type: 'success' });
      onDone();
      await renew();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={translate('incharges.staff.disableTitle', { name })}
      words={WORDS}
      details={<GivesUp staff={staff} />}
      failure={<FailureAlert failure={disable.error} />}
      isPending={disable.isPending}
      onConfirm={() => disable.mutate()}
    />
  );
}
