import { useMutation } from '@tanstack/react-query';
import { dayOf, writtenDay } from '#contract/kernel/day.ts';
import type { CauseMember, CauseRecord } from '#contract/persons/cause.ts';
import { answerCause } from '#contract/persons/causeAnswer.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';

interface OfferQuestionProps {
  cause: CauseRecord;
  member: CauseMember;
  onBegun: (job: number) => void;
  onClose: () => void;
}

/** Asks whether to send an earlier answer to a new member of the cause. It is never sent automatically (PER-20). */
export function OfferQuestion({ cause, member, onBegun, onClose }: OfferQuestionProps) {
  const attempt = useIdempotentSubmit();
  const { offered, complaint_id, complaint_number: number } = member;
  const day = offered ? writtenDay(dayOf(new Date(offered.created_at))) : '';
  const give = useMutation({
    mutationFn: () => {
      const body = { answer_id: offered?.answer_id, member_ids: [complaint_id] };
      return attempt((headers) => call(answerCause, { params: { id: cause.id }, body, headers }));
    },
    onSuccess: ({ job }) => {
      onClose();
      if (job) onBegun(job.id);
    },
  });
  return (
    <ConfirmDialog
      title="causes.members.offerTo"
      question="causes.members.offerQuestion"
      action="common.send"
      named={{ number, day }}
      run={give}
      onClose={onClose}
    />
  );
}
