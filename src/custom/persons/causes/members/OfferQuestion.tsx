import type { CauseMember, CauseRecord } from '#contract/persons/cause.ts';
import { answerCause } from '#contract/persons/causeAnswer.ts';
import { useCallOnce } from '#src/components/data/useCallOnce.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';

interface OfferQuestionProps {
  cause: CauseRecord;
  member: CauseMember;
  onBegun: (job: number) => void;
  onClose: () => void;
}

/** Asks whether to send an earlier answer to a new member of the cause. It is never sent automatically (PER-20). */
export function OfferQuestion({ cause, member, onBegun, onClose }: OfferQuestionProps) {
  const { offered, complaint_id, complaint_number: number } = member;
  const formats = useFormats();
  const day = offered ? formats.day(offered.created_at) : '';
  const give = useCallOnce(answerCause, {
    input: () => ({
      params: { id: cause.id },
      body: { answer_id: offered?.answer_id, member_ids: [complaint_id] },
    }),
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
