import { useEffect } from 'react';

/**
 * What was put into the field that has the focus is marked, as if it had been there when the field got it: whoever types replaces it.
 * `shown` is what is read in it while nobody has chosen; null for nothing.
 */
export function usePreselected(shown: string | null) {
  useEffect(() => {
    if (shown === null) return;
    // The field itself has it a drawing later.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement) activeElement.select();
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
}
