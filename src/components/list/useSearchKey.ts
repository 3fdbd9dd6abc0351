import { type RefObject, useEffect } from 'react';
import { keyNamesOf } from '../keys/keys.ts';
import { useKeysOn, useShortcut } from '../keys/useKeys.ts';

/**
 * `/` leads to a search, from anywhere but a field that takes the letter itself and what lies above the page. The search of
 * the page hears it at the document; one that serves every page listens at the window, after that. Answers the properties
 * of the field that tell screen readers of it, and the page where its search is.
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
