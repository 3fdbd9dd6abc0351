import { type RefObject, useEffect } from 'react';
import { keyNamesOf } from '../keys/keys.ts';
import { useKeysOn, useShortcut } from '../keys/useKeys.ts';

/**
 * `/` focuses a search field, except while the focus is in a field or above the page. The page's own search listens at
 * the document. A search for all pages listens at the window, so it comes second. Returns the properties that announce
 * the key to screen readers, and the page of the search.
 */
export function useSearchKey(
  field: RefObject<HTMLInputElement | null>,
  listensAt: Document | Window = document,
) {
  const [isOn] = useKeysOn();
  const shortcut = useShortcut();
  useEffect(() => {
    if (!isOn) return;
    const search = (event: Event) => {
      if (!keyNamesOf(event as KeyboardEvent).includes('search')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    listensAt.addEventListener('keydown', search);
    return () => listensAt.removeEventListener('keydown', search);
  }, [field, listensAt, isOn]);
  return { 'data-search': true, ...shortcut('search') };
}
