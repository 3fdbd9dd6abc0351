import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { useNotifyFailure } from '../feedback/useNotifyFailure.ts';

interface Action<V, A> {
  run: (values: V) => Promise<A>;
  /** The toast of a success, a catalogue key, and its values. */
  done: string;
  doneWith?: (answer: A, values: V) => object;
  /** Loads what the page shows again, after a success and after a conflict. The action is pending until then. */
  renew: () => unknown;
  onDone?: (answer: A, values: V) => void;
  /** An action of a page shows failures as toasts (ERR-02); a dialog shows them itself. */
  isOnPage?: boolean;
}

/**
 * Changes records, shows the message, then loads the page's data again. A browser reload would lose the message, the
 * focus and a half-typed remark. A form has `useContractForm`.
 */
export function useAction<V = void, A = unknown>(action: Action<V, A>) {
  const { run, done, doneWith, renew, onDone, isOnPage = false } = action;
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: run,
    onSuccess: async (answer, values) => {
      notify(done, { type: 'success', messageArgs: doneWith?.(answer, values) });
      await renew();
      onDone?.(answer, values);
    },
    onError: async (failure) => {
      if (isOnPage) notifyFailure(failure);
      if (failure instanceof ApiFailure && [404, 409, 422].includes(failure.status)) await renew();
    },
  });
}
