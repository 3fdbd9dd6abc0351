import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { useRenewComplaints } from './useRenewComplaints.ts';

interface ComplaintAction<V, A> {
  run: (values: V) => Promise<A>;
  /** The translation key of the success message, or a function of the answer that returns it. */
  successText: string | ((answer: A) => string);
  /** Milliseconds between the message and the refresh of the page. */
  renewAfterMs?: number;
  onDone: (values: V) => void;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Changes a complaint, shows the message, then refreshes the page's data. A browser reload would lose the message, the
 * focus and a half-typed remark. Pending until the new data is shown. Conflicts (409, 422, 404) also refresh the page.
 */
export function useComplaintAction<V, A = unknown>({
  run,
  successText,
  renewAfterMs = 0,
  onDone,
}: ComplaintAction<V, A>) {
  const notify = useNotify();
  const renew = useRenewComplaints();
  return useMutation({
    mutationFn: run,
    onSuccess: async (answer, values) => {
      notify(typeof successText === 'string' ? successText : successText(answer), { type: 'success' });
      if (renewAfterMs > 0) await pause(renewAfterMs);
      await renew();
      onDone(values);
    },
    onError: async (failure) => {
      if (failure instanceof ApiFailure && [404, 409, 422].includes(failure.status)) await renew();
    },
  });
}
