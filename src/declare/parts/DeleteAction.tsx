import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useFocusPageOnceGone } from '#src/components/page/focusPage.ts';
import { retryImport } from '#src/components/page/retryImport.ts';

const DeleteDialog = lazy(retryImport(() => import('./DeleteDialog.tsx')));

/** The delete button of a row; `title` is the field that names the record, `name` what it says. */
export function DeleteAction(props: { record: RaRecord; title: string; name: string }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const onDelete = useFocusPageOnceGone();
  return (
    <>
      <IconButton
        onClick={() => setOpen(true)}
        aria-label={translate('declare.row.delete', { name: props.name })}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
      <Suspense>
        {open && <DeleteDialog {...props} onDelete={onDelete} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
