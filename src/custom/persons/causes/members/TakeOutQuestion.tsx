import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { type CauseMember, type CauseRecord, removeCauseMember } from '#contract/persons/cause.ts';
import { CAUSES } from '#src/components/data/resourceNames.ts';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { useRenewComplaints } from '#src/custom/complaints/useRenewComplaints.ts';
import { call } from '#src/dataProvider/call.ts';

interface TakeOutQuestionProps {
  cause: CauseRecord;
  member: CauseMember;
  onTaken: () => void;
  onClose: () => void;
}

/** Confirms the removal of a grievance from a cause. After a failure it stays open. */
export function TakeOutQuestion({ cause, member, onTaken, onClose }: TakeOutQuestionProps) {
  const { complaint_id, complaint_number: number } = member;
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const renewComplaints = useRenewComplaints();
  const takeOut = useMutation({
    mutationFn: () => call(removeCauseMember, { params: { id: cause.id, complaint_id } }),
    onSuccess: async () => {
      notify('causes.members.taken', { type: 'success', messageArgs: { number } });
      onTaken();
      onClose();
      await queryClient.invalidateQueries({ queryKey: [CAUSES] });
      await renewComplaints();
    },
  });
  return (
    <ConfirmDialog
      open
      title={translate('causes.members.takeOutOf', { number })}
      words={{
        question: 'causes.members.question',
        cancel: 'common.cancel',
        action: 'causes.members.takeOut',
      }}
      failure={<FailureAlert failure={takeOut.error} />}
      isPending={takeOut.isPending}
      onConfirm={() => takeOut.mutate()}
      onClose={onClose}
    />
  );
}
