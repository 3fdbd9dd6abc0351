import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { deleteLeave, type Leave } from '#contract/teamwork/leave.ts';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { call } from '#src/dataProvider/call.ts';
import { useRenewLeaves } from './useLeaves.ts';

interface EndQuestionProps {
  leave: Leave;
  onClose: () => void;
}

/** Asks before a leave is deleted or ended early. */
export function EndQuestion({ leave, onClose }: EndQuestionProps) {
  const translate = useTranslate();
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
      open
      onClose={onClose}
      title={translate(`leave.${verb}`)}
      words={{ question: `leave.${verb}Question`, cancel: 'common.cancel', action: `leave.${verb}` }}
      named={{ name: user.name, from: day(from_day), to: day(to_day) }}
      failure={<FailureAlert failure={end.error} />}
      isPending={end.isPending}
      onConfirm={() => end.mutate()}
    />
  );
}
