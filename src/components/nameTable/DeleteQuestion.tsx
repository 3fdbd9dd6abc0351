import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';

interface DeleteQuestionProps {
  name: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an item is deleted; an error, for example that it is in use, is shown in the dialog (MD-03). */
export function DeleteQuestion({ name, onConfirm, onClose }: DeleteQuestionProps) {
  const remove = useMutation({ mutationFn: onConfirm, onSuccess: onClose });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={name}
      question="masterdata.deleteQuestion"
      action="common.delete"
      run={remove}
    />
  );
}
