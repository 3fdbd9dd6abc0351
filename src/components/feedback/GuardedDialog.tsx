import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { type SyntheticEvent, useRef } from 'react';

interface GuardedDialogProps
  extends Omit<DialogProps, 'open' | 'onClose' | 'onFocus' | 'onKeyDownCapture' | 'onPointerDownCapture'> {
  open?: boolean;
  onClose: () => void;
  /** What was asked for in it is under way. */
  isPending?: boolean;
  /** Something would be lost with it; where nobody says so, what was typed, ticked or chosen in its fields. */
  isChanged?: boolean;
}

/**
 * A dialog that a click beside it, or Escape, closes only while nothing is lost by that, neither what was said in it nor what becomes
 * of what is under way. Its buttons close it all the same.
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

/** A `SearchSelect` has in its combobox what is looked for, and in a hidden field what is chosen. */
const FIELDS = 'input:not([role=combobox]), textarea, [contenteditable=true]';

/**
 * Whether fields say something else than before somebody did something, by hand or by key: whatever follows from that, as a day from a
 * calendar or a choice from a menu, changes fields that have no focus. What was saved and emptied since is not lost.
 */
function useNoted() {
  const before = useRef(new Map<Element, string>());
  return {
    note: ({ type, target, currentTarget }: SyntheticEvent<HTMLElement>) => {
      for (const field of currentTarget.querySelectorAll(FIELDS)) {
        // The focus comes as a dialog opens, when others may still be filled in; screen readers tick what has it without a key.
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
