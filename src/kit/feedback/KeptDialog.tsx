import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { type FocusEvent, useRef } from 'react';

interface KeptDialogProps extends Omit<DialogProps, 'open' | 'onClose' | 'onFocus'> {
  open?: boolean;
  onClose: () => void;
  /** What was asked for in it is under way. */
  isPending?: boolean;
  /** Something would be lost with it; where nobody says so, what was typed or ticked in its fields. */
  isChanged?: boolean;
}

/**
 * A dialog that a click beside it, or Escape, closes only while nothing is lost by that, neither what was typed nor what becomes of
 * what is under way. Its buttons close it all the same.
 */
export function KeptDialog({ open = true, onClose, isPending, isChanged, ...props }: KeptDialogProps) {
  const { noteField, isTyped } = useTyped();
  const leave = () => isPending || (isChanged ?? isTyped()) || onClose();
  return <Dialog {...props} open={open} onClose={leave} onFocus={noteField} />;
}

/** Whether the fields that were gone into say something else than before; what was saved and emptied since is not lost. */
function useTyped() {
  const before = useRef(new Map<Element, string>());
  return {
    // What stands in a dialog that was opened from this one comes by here, too, and is that one's.
    noteField: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const said = currentTarget.contains(target) ? saidIn(target) : null;
      if (said !== null && !before.current.has(target)) before.current.set(target, said);
    },
    isTyped: () => [...before.current].some(([field, said]) => field.isConnected && saidIn(field) !== said),
  };
}

/** What is looked for among choices is nothing that somebody has written. */
function saidIn(field: Element): string | null {
  if (field.getAttribute('role') === 'combobox') return null;
  if (field instanceof HTMLTextAreaElement) return field.value;
  if (field instanceof HTMLInputElement)
    return ['checkbox', 'radio'].includes(field.type) ? String(field.checked) : field.value;
  return field instanceof HTMLElement && field.isContentEditable ? field.textContent : null;
}
