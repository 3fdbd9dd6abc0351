import { Confirm, type RaRecord, useDelete, useNotify, useResourceContext, useTranslate } from 'react-admin';

interface DeleteDialogProps {
  record: RaRecord;
  /** The field that names the record; the question of the specification holds it as `%{title}`. */
  title: string;
  name: string;
  onClose: () => void;
}

/** Asks by name, then deletes; the row stays until the server has agreed. */
export default function DeleteDialog({ record, title, name, onClose }: DeleteDialogProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const [remove, { isPending }] = useDelete(
    resource,
    { id: record.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => notify('declare.delete.done', { type: 'success' }),
      onError: ({ message }: Error) => notify(message, { type: 'error', messageArgs: { _: message } }),
      onSettled: onClose,
    },
  );
  const shared = translate('declare.delete.question', { name });
  return (
    <Confirm
      isOpen
      loading={isPending}
      title={translate('declare.delete.title')}
      content={translate(`resources.${resource}.message.delete_content`, { [title]: name, _: shared })}
      confirm="declare.delete.confirm"
      onConfirm={() => remove()}
      onClose={onClose}
    />
  );
}
