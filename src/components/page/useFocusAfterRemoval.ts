import { useEffect, useRef } from 'react';

/** A removed item takes its focused button along: the list of `count` items gets the focus instead. */
export function useFocusAfterRemoval<E extends HTMLElement>(count: number) {
  const list = useRef<E>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && !document.activeElement?.closest('main')) list.current?.focus();
    before.current = count;
  }, [count]);
  return list;
}
