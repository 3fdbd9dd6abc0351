import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEventHandler, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';

/** The link between a dialog and the page that opens it. */
export interface DialogFrame {
  open: boolean;
  onClose: () => void;
  /** Called when the dialog has closed. Its opener may be gone too: the page then places the focus. */
  onExited: () => void;
}

export interface GuardedDialogProps extends Partial<DialogFrame> {
  onClose: () => void;
  role?: 'alertdialog';
  /** Already translated. */
  title: ReactNode;
  /** The id of the text that describes the dialog. */
  describedBy?: string | undefined;
  maxWidth?: DialogProps['maxWidth'];
  fullScreen?: boolean;
  /** A call of the dialog is running. */
  isPending?: boolean | undefined;
  /** Whether closing would lose anything; by default, whether its fields were changed. */
  isChanged?: boolean | undefined;
  onSubmit?: FormEventHandler;
  actions: ReactNode;
  children: ReactNode;
}

/**
 * The frame of the dialogs of this folder. Escape or a click outside closes it only if nothing is lost: no changed field
 * and no running call. Its buttons always close it.
 */
export function GuardedDialog(props: GuardedDialogProps) {
  const {
    open = true,
    onClose,
    onExited,
    role,
    title,
    describedBy,
    maxWidth = 'sm',
    fullScreen,
    isPending,
    isChanged,
  } = props;
  const { onSubmit, actions, children } = props;
  const titleId = useId();
  const { note, isOtherwise } = useNoted();
  useFocusKept(isPending);
  const leave = () => isPending || (isChanged ?? isOtherwise()) || onClose();
  const parts = (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
      >
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>{actions}</DialogActions>
    </>
  );
  return (
    <Dialog
      open={open}
      role={role}
      onClose={leave}
      slotProps={{ transition: { onExited } }}
      fullWidth
      maxWidth={maxWidth}
      fullScreen={fullScreen}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onPointerDownCapture={note}
      onKeyDownCapture={note}
      onFocus={note}
    >
      {onSubmit ? (
        <form noValidate onSubmit={onSubmit} style={COLUMN}>
          {parts}
        </form>
      ) : (
        parts
      )}
    </Dialog>
  );
}

/** The part between heading and buttons scrolls. */
const COLUMN = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** A button that runs a call is disabled until it ends, and would lose the focus to the dialog. */
function useFocusKept(isPending = false) {
  useEffect(() => {
    const focused = document.activeElement;
    if (!isPending || !(focused instanceof HTMLElement)) return;
    return () => {
      if (document.activeElement?.contains(focused)) focused.focus();
    };
  }, [isPending]);
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
