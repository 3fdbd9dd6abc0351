import { useEffect, useRef } from 'react';

/**
 * Moves a lost focus to the search of the page, or to its heading. On a touch screen never to the search, which would
 * open the keyboard. An element that has the focus keeps it.
 */
export function focusPage() {
  if (document.activeElement && document.activeElement !== document.body) return;
  const main = document.querySelector('main');
  const search = main?.querySelector<HTMLElement>('[data-search]');
  if (search && window.matchMedia('(pointer: fine)').matches) return search.focus({ preventScroll: true });
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

/**
 * For a button that disappears with the item that it deletes: returns the function to call when the deletion is
 * requested.
 */
export function useFocusPageOnceGone(): () => void {
  const isRequested = useRef(false);
  useEffect(
    () => () => {
      if (isRequested.current) focusPage();
    },
    [],
  );
  return () => {
    isRequested.current = true;
  };
}
