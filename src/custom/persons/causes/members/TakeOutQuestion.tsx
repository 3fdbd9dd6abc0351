import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { type CauseMember, type CauseRecord, removeCauseMember } from '#contract/persons/cause.ts';
import { CAUSES, COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
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
  const notify = useNotify();
  const renew = useRenew([CAUSES], [COMPLAINTS]);
  const takeOut = useMutation({
    mutationFn: () => call(removeCauseMember, { params: { id: cause.id, complaint_id } }),
    onSuccess: async () => {
      notify('causes.members.taken', { type: 'success', messageArgs: { number } });
      onTaken();
      onClose();
      await renew();
    },
  });
  return (
    <ConfirmDialog
      title="causes.members.takeOutOf"
      question="causes.members.question"
      action="causes.members.takeOut"
      run={takeOut}
      named={{ number }}
      onClose={onClose}
    />
  );
}
