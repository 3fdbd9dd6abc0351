import { useEffect, useState } from 'react';

/** The text once it has stood for so long; while it is held, as by an input method that composes, what it was before. */
export function useDebounced(text: string, afterMs: number, isHeld = false): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => setSettled(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs, isHeld]);
  return settled;
}
