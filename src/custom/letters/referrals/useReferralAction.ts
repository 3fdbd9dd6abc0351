import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { COMPLAINTS, INWARD, LETTERS, OUTWARD, REFERRALS } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';

/** Refetches referrals, their letters, the registers and the grievances that show them. */
export const useRenewReferrals = () =>
  useRenew([REFERRALS], [`${REFERRALS}/waiting`], [INWARD], [LETTERS], [OUTWARD], [COMPLAINTS]);

interface ReferralAction<V, A> {
  run: (values: V) => Promise<A>;
  /** Translation key of the success message, or a function that returns it, null for none; and its parameters. */
  successText: string | ((values: V) => string | null);
  saidOf?: (answer: A) => Record<string, string>;
  onDone: (answer: A, values: V) => void;
}

/** Changes a referral or the register, shows the message, then refreshes the data. Conflicts also refresh it. */
export function useReferralAction<V, A>({ run, successText, saidOf, onDone }: ReferralAction<V, A>) {
  const notify = useNotify();
  const renew = useRenewReferrals();
  return useMutation({
    mutationFn: run,
    onSuccess: async (answer, values) => {
      const text = typeof successText === 'string' ? successText : successText(values);
      if (text) notify(text, { type: 'success', messageArgs: saidOf?.(answer) });
      await renew();
      onDone(answer, values);
    },
    onError: async (failure) => {
      if (failure instanceof ApiFailure && [404, 409, 422].includes(failure.status)) await renew();
    },
  });
}
