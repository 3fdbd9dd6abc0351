import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { type StaffRecord, updateStaff } from '#contract/staff/staff.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { call } from '#src/dataProvider/call.ts';
import { GivesUp } from './GivesUp.tsx';
import { useRenewStaff } from './useRenewStaff.ts';

interface DisableQuestionProps {
  staff: StaffRecord;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before an account is disabled, and shows the effect on its complaints (SLA-20). */
export function DisableQuestion({ staff, onClose, onDone }: DisableQuestionProps) {
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
      named={{ name }}
      onClose={onClose}
      title="incharges.staff.disableTitle"
      question="incharges.staff.disableAbout"
      action="incharges.staff.disableAction"
      details={<GivesUp staff={staff} />}
      run={disable}
    />
  );
}
