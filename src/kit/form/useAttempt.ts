import { useCallback, useRef } from 'react';

/**
 * The Idempotency-Key of a form: the same as long as the same is sent, so that sending again after a lost answer finds
 * what the first try has made. To be forgotten once it is made.
 */
export function useAttempt() {
  const last = useRef<{ sent: string; key: string } | null>(null);
  const keyOf = useCallback((body: object): string => {
    const sent = JSON.stringify(body);
    if (last.current?.sent !== sent) last.current = { sent, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
  const forget = useCallback(() => {
    last.current = null;
  }, []);
  return { keyOf, forget };
}
