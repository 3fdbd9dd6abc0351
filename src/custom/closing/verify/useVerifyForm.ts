import { useNotify } from 'react-admin';
import { ANSWERED, type VerifyChannel, type VerifyResult } from '#contract/closing/closing.ts';
import { verifyClosing } from '#contract/closing/closingCalls.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { complaintReasonOf } from '#src/custom/complaints/ComplaintFailure.tsx';

/** The queue of those to be asked, and its parts. */
export const VERIFY = 'verify';

export interface Word {
  result: VerifyResult;
  rating: number | null;
  channel: VerifyChannel;
  note: string | null;
}
export type Verified = AnswerOf<typeof verifyClosing>;

export type VerifyValues = Omit<Word, 'result' | 'note'> & { result: VerifyResult | null; note: string };

/** Whether the citizen was reached and may have given a rating. */
export const isRated = (result: VerifyResult | null) => result !== null && ANSWERED.includes(result);

const wordOf = ({ result, rating, ...values }: VerifyValues) => ({
  result,
  rating: isRated(result) ? rating : null,
  ...values,
});

/** The form of a citizen's verification of a closing. It reports the result, and reloads the queue and the grievance. */
export function useVerifyForm(id: number, onDone: (verified: Verified, word: Word) => void) {
  const notify = useNotify();
  const renew = useRenew([COMPLAINTS], [VERIFY]);
  const defaultValues: VerifyValues = { result: null, rating: null, channel: 'phone', note: '' };
  return useContractForm(verifyClosing, {
    params: { id },
    draft: `verify/${id}`,
    defaultValues,
    bodyOf: wordOf,
    check: ({ result }): Refusals => (result === null ? { result: 'closing.verify.choose' } : {}),
    reasonOf: complaintReasonOf,
    renew,
    onDone: (verified, values) => {
      const [text, type] = saidOf(verified);
      notify(`closing.verify.${text}`, { type });
      onDone(verified, { ...wordOf(values), note: values.note.trim() || null } as Word);
    },
  });
}

function saidOf({ reopened, verification }: Verified) {
  if (reopened) return ['reopened', 'success'] as const;
  return verification === 'disputed'
    ? (['stillClosed', 'warning'] as const)
    : (['saved', 'success'] as const);
}
