import { useEffect, useRef } from 'react';

/**
 * Where the next key is wanted once what had the focus is gone: in the search of the page, else at its heading. On a touch
 * screen a search that nobody asked for would open the keyboard over the page. What has the focus keeps it.
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

/** For a button that goes with what it deletes: answers what is to be called as soon as the deletion is asked for. */
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
