import { useEffect, useState } from 'react';

/**
 * Returns the text after it has not changed for `afterMs`; the previous text while it is held, for example by an input
 * method that composes.
 */
export function useDebounced(text: string, afterMs: number, isHeld = false): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => setSettled(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs, isHeld]);
  return settled;
}
