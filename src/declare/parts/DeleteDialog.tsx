import { type RaRecord, useDelete, useNotify, useResourceContext, useTranslate } from 'react-admin';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { useContract } from '../entry.ts';
import { useNotifyRecord } from './useNotifyRecord.ts';

interface DeleteDialogProps {
  record: RaRecord;
  /** The field that names the record; the specification's question contains it as `%{title}`. */
  title: string;
  name: string;
  /** Called before the record is removed, and perhaps the opener of the dialog with it. */
  onDelete: () => void;
  onClose: () => void;
}

/** Asks by name, then deletes; the row stays until the server has confirmed. */
export default function DeleteDialog({ record, title, name, onDelete, onClose }: DeleteDialogProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const notifyRecord = useNotifyRecord(title);
  const { idRule } = useContract() ?? {};
  const [remove, { isPending }] = useDelete(
    resource,
    { id: record.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => notifyRecord('declare.delete.done', record),
      onError: ({ message }: Error) => notify(message, { type: 'error', messageArgs: { _: message } }),
      onSettled: onClose,
    },
  );
  /** On other hosts of the API ids may not be numbers (VID-03). */
  const confirm = () => {
    if (!idRule || /^\d+$/.test(String(record.id))) {
      onDelete();
      return remove();
    }
    notify(`rules.${idRule}`, { type: 'error' });
    onClose();
  };
  const shared = translate('declare.delete.question', { name });
  return (
    <ConfirmDialog
      open
      isPending={isPending}
      title={translate('declare.delete.title')}
      question={translate(`resources.${resource}.message.delete_content`, { [title]: name, _: shared })}
      action="common.delete"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
