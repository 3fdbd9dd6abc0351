import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { useRenewComplaints } from './useRenewComplaints.ts';

interface ComplaintAction<V, A> {
  run: (values: V) => Promise<A>;
  /** Translation key of what is said afterwards, or what tells it of the answer. */
  successText: string | ((answer: A) => string);
  /** How long the message stands alone before the page is renewed. */
  renewAfterMs?: number;
  onDone: (values: V) => void;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A change of a complaint: said, then shown. The page is renewed by asking anew and not by a reload of the
 * browser's, which would take the message, the focus and a half-written remark along. Pending until all is shown.
 * Whoever was too late (409, 422, 404) sees how things stand now, too.
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
