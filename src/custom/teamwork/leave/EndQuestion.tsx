import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { deleteLeave, type Leave } from '#contract/teamwork/leave.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { call } from '#src/dataProvider/call.ts';
import { useRenewLeaves } from './useLeaves.ts';

interface EndQuestionProps {
  leave: Leave;
  onClose: () => void;
}

/** Asks before a leave is deleted or ended early. */
export function EndQuestion({ leave, onClose }: EndQuestionProps) {
  const { day } = useFormats();
  const notify = useNotify();
  const renew = useRenewLeaves();
  const { id, user, from_day, to_day, state } = leave;
  const verb = state === 'now' ? 'end' : 'remove';
  const end = useMutation({
    mutationFn: () => call(deleteLeave, { params: { id } }),
    onSuccess: async () => {
      notify(`leave.${verb}d`, { type: 'success' });
      onClose();
      await renew();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`leave.${verb}`}
      question={`leave.${verb}Question`}
      action={`leave.${verb}`}
      named={{ name: user.name, from: day(from_day), to: day(to_day) }}
      run={end}
    />
  );
}
