import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Confirm, type RaRecord, useDelete, useNotify, useResourceContext, useTranslate } from 'react-admin';

interface DeleteActionProps {
  record: RaRecord;
  /** The field that names the record; the question of the specification holds it as `%{title}`. */
  title: string;
  name: string;
}

/** Asks by name, then deletes; the row stays until the server has agreed. */
export function DeleteAction({ record, title, name }: DeleteActionProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [remove, { isPending }] = useDelete(
    resource,
    { id: record.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => notify('declare.delete.done', { type: 'success' }),
      onError: ({ message }: Error) => notify(message, { type: 'error', messageArgs: { _: message } }),
      onSettled: () => setOpen(false),
    },
  );
  const shared = translate('declare.delete.question', { name });
  const question = translate(`resources.${resource}.message.delete_content`, { [title]: name, _: shared });

  return (
    <>
      <IconButton onClick={() => setOpen(true)} aria-label={translate('declare.row.delete', { name })}>
        <DeleteIcon fontSize="small" />
      </IconButton>
      <Confirm
        isOpen={open}
        loading={isPending}
        title={translate('declare.delete.title')}
        content={question}
        confirm="declare.delete.confirm"
        onConfirm={() => remove()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
