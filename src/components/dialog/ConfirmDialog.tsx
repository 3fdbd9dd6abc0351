import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { FailureAlert } from '../feedback/FailureAlert.tsx';
import { type DialogFrame, GuardedDialog } from './GuardedDialog.tsx';

interface ConfirmDialogProps extends Partial<DialogFrame> {
  onClose: () => void;
  /** Translation keys, or texts that are shown as they are. */
  title: string;
  question: string;
  action: string;
  cancel?: string;
  /** Values for the texts. */
  named?: Record<string, unknown>;
  /** Consequences, shown below the question. */
  details?: ReactNode;
  /** A mutation without values. Its failure is shown and the dialog stays open. */
  run?: { mutate: (nothing: never) => void; reset: () => void; error: unknown; isPending: boolean };
  /** What the button does, if not only the mutation. */
  onConfirm?: () => void;
  isPending?: boolean;
  /** A failure of what the dialog loads. */
  failure?: unknown;
  /** The catalogue key of a failure whose usual text is too general. */
  reasonOf?: ((failure: unknown) => string) | undefined;
}

/** Asks before an action runs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onExited, title, question, action, cancel = 'common.cancel', named } = props;
  const { details, run, onConfirm, isPending = run?.isPending, failure, reasonOf } = props;
  const translate = useTranslate();
  const textId = useId();
  const textOf = (key: string) => translate(key, { _: key, ...named });
  const close = () => {
    run?.reset();
    onClose();
  };
  return (
    <GuardedDialog
      open={open}
      onClose={close}
      onExited={onExited}
      title={textOf(title)}
      describedBy={textId}
      maxWidth="xs"
      isPending={isPending}
      actions={
        <>
          <Button onClick={close}>{textOf(cancel)}</Button>
          <Button
            variant="contained"
            autoFocus
            loading={isPending}
            onClick={() => (onConfirm ? onConfirm() : run?.mutate(undefined as never))}
          >
            {textOf(action)}
          </Button>
        </>
      }
    >
      <DialogContentText id={textId}>{textOf(question)}</DialogContentText>
      {details}
      <FailureAlert failure={run?.error ?? failure} reasonOf={reasonOf} />
    </GuardedDialog>
  );
}
