import { type RefObject, useEffect } from 'react';
import { KEYS } from '../keys/keys.ts';
import { useKeysOn, useShortcut } from '../keys/useKeys.ts';

const TYPING = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]';

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
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event as KeyboardEvent;
      if (key !== KEYS.search || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    listensAt.addEventListener('keydown', search);
    return () => listensAt.removeEventListener('keydown', search);
  }, [field, listensAt, isOn]);
  return { 'data-search': true, ...shortcut('search') };
}
