import { useTranslate } from 'react-admin';
import type { StepFailure } from './deliver.ts';

const WHAT_FAILED = {
  create: 'recording.failedCreate',
  correct: 'recording.failedCorrect',
  upload: 'recording.failedUpload',
  add: 'recording.similar.failed',
  finished: 'recording.failedCreate',
} as const;

/** One line in the user's language: the failed step and its reason (CRE-11, ERR-04). */
export function useStepText() {
  const translate = useTranslate();
  return ({ step, message }: StepFailure) =>
    translate(WHAT_FAILED[step.name], {
      reason: translate(message, { _: message }),
      number: 'complaint' in step ? step.complaint.complaint_number : undefined,
      name: 'attachment' in step ? step.attachment.file.name : undefined,
    });
}
