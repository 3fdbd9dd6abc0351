import { type RefObject, useEffect } from 'react';

const TYPING = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]';

/** `/` leads to the search of a list, from anywhere but a field that takes the letter itself and what lies above the page. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const search = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', search);
    return () => document.removeEventListener('keydown', search);
  }, [field]);
}
