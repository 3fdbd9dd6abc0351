import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { VerifyChannel, VerifyResult } from '#contract/closing/closing.ts';
import { verifyClosing } from '#contract/closing/closingCalls.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import { useRenewComplaints } from '#src/custom/complaints/useRenewComplaints.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';

/** The queue of those to be asked, and its parts. */
export const VERIFY = 'verify';

const verifyingOf = (id: number) => [VERIFY, 'save', id];

/** Whether a verification is being saved. */
export const useIsVerifying = (id: number) => useIsMutating({ mutationKey: verifyingOf(id) }) > 0;

export interface Word {
  result: VerifyResult;
  rating: number | null;
  channel: VerifyChannel;
  note: string | null;
}
export type Verified = AnswerOf<typeof verifyClosing>;

/** Saves a citizen's verification of a closing, reports the result, and reloads the queue and the grievance. */
export function useVerify(id: number, onDone: (verified: Verified, word: Word) => void) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const renewComplaints = useRenewComplaints();
  const renew = () => Promise.all([renewComplaints(), queryClient.invalidateQueries({ queryKey: [VERIFY] })]);
  return useMutation({
    mutationKey: verifyingOf(id),
    mutationFn: (word: Word) => call(verifyClosing, { params: { id }, body: word }),
    onSuccess: async (verified, word) => {
      const [text, type] = saidOf(verified);
      notify(`closing.verify.${text}`, { type });
      onDone(verified, word);
      await renew();
    },
    onError: async (failure) => {
      if (failure instanceof ApiFailure && [403, 404, 422].includes(failure.status)) await renew();
    },
  });
}

function saidOf({ reopened, verification }: Verified) {
  if (reopened) return ['reopened', 'success'] as const;
  return verification === 'disputed'
    ? (['stillClosed', 'warning'] as const)
    : (['saved', 'success'] as const);
}
