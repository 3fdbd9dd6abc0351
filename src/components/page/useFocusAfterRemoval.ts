import { useEffect, useRef } from 'react';

/** The button that asked for a removal is gone with its item: the list of so many takes the focus, so that it is not lost. */
export function useFocusAfterRemoval<E extends HTMLElement>(count: number) {
  const list = useRef<E>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && !document.activeElement?.closest('main')) list.current?.focus();
    before.current = count;
  }, [count]);
  return list;
}
