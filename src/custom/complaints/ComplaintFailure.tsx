import type { errorTexts } from '#contract/kernel/errorTexts.ts';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { ApiFailure, messageOf } from '#src/dataProvider/http.ts';

/** Why an action on a complaint failed: another user may have been faster (DET-10, ERR-04). */
export const ComplaintFailure = ({ failure }: { failure: unknown }) => (
  <FailureAlert failure={failure} reasonOf={complaintReasonOf} />
);

const ALREADY_RESOLVED = `rules.${'alreadyResolved' satisfies keyof typeof errorTexts}`;

export function complaintReasonOf(failure: unknown): string {
  if (failure instanceof ApiFailure && failure.status === 409) return 'complaint.conflict';
  const message = messageOf(failure);
  return message === ALREADY_RESOLVED ? 'complaint.resolvedMeanwhile' : message;
}
