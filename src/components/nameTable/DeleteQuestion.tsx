import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { FailureAlert } from '../feedback/FailureAlert.tsx';

interface DeleteQuestionProps {
  name: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

const WORDS = {
  question: 'masterdata.deleteQuestion',
  cancel: 'common.cancel',
  action: 'common.delete',
};

/** Asks before an item is deleted; an error, for example that it is in use, is shown in the dialog (MD-03). */
export function DeleteQuestion({ name, onConfirm, onClose }: DeleteQuestionProps) {
  const remove = useMutation({ mutationFn: onConfirm, onSuccess: onClose });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={name}
      words={WORDS}
      failure={<FailureAlert failure={remove.error} />}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
