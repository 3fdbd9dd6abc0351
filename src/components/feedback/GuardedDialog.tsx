import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { type SyntheticEvent, useRef } from 'react';

interface GuardedDialogProps
  extends Omit<DialogProps, 'open' | 'onClose' | 'onFocus' | 'onKeyDownCapture' | 'onPointerDownCapture'> {
  open?: boolean;
  onClose: () => void;
  /** A call of the dialog is running. */
  isPending?: boolean;
  /** Whether closing would lose anything; by default, whether its fields were changed. */
  isChanged?: boolean;
}

/**
 * A dialog that Escape or a click outside closes only if nothing is lost: no changed field and no running call. Its
 * buttons always close it.
 */
export function GuardedDialog({ open = true, onClose, isPending, isChanged, ...props }: GuardedDialogProps) {
  const { note, isOtherwise } = useNoted();
  const leave = () => isPending || (isChanged ?? isOtherwise()) || onClose();
  return (
    <Dialog
      {...props}
      open={open}
      onClose={leave}
      onPointerDownCapture={note}
      onKeyDownCapture={note}
      onFocus={note}
    />
  );
}

/** A `SearchSelect` has the search text in its combobox and the chosen value in a hidden field. */
const FIELDS = 'input:not([role=combobox]), textarea, [contenteditable=true]';

/**
 * Whether fields differ from their values before the user's first action, by mouse or keyboard. A calendar or a menu
 * also changes fields without the focus. Fields that were saved and then emptied count as unchanged.
 */
function useNoted() {
  const before = useRef(new Map<Element, string>());
  return {
    note: ({ type, target, currentTarget }: SyntheticEvent<HTMLElement>) => {
      for (const field of currentTarget.querySelectorAll(FIELDS)) {
        // The dialog gets the focus when it opens, while fields may still be filled in; screen readers tick a focused
        // field without a key.
        const isBegun = type !== 'focus' || field === target;
        if (isBegun && !before.current.has(field)) before.current.set(field, saidIn(field));
      }
    },
    isOtherwise: () =>
      [...before.current].some(([field, said]) => field.isConnected && saidIn(field) !== said),
  };
}

function saidIn(field: Element): string {
  if (field instanceof HTMLTextAreaElement) return field.value;
  if (!(field instanceof HTMLInputElement)) return field.textContent ?? '';
  return ['checkbox', 'radio'].includes(field.type) ? String(field.checked) : field.value;
}
