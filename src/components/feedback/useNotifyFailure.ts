import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { ApiFailure, messageOf } from '#src/dataProvider/http.ts';

/** Long enough to read an error. */
const SHOWN_MS = 8_000;

/**
 * Shows a failed call in one toast, in the user's language (ERR-02 to ERR-05). An ended session needs none: the sign-in
 * page is already shown (AUTH-10).
 */
export function useNotifyFailure() {
  const notify = useNotify();
  return useCallback(
    (failure: unknown) => {
      if (failure instanceof ApiFailure && failure.status === 401) return;
      const message = messageOf(failure);
      notify(message, { type: 'error', autoHideDuration: SHOWN_MS, messageArgs: { _: message } });
    },
    [notify],
  );
}
