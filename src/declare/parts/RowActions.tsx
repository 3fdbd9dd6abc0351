import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import VisibilityIcon from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { type RaRecord, useCanAccess, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFocusPageOnceGone } from '#src/components/page/focusPage.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { useLinkTo } from '../paths.ts';

const DeleteDialog = lazy(retryImport(() => import('./DeleteDialog.tsx')));

/** The delete button of a row; `title` is the field that names the record, `name` is its value. */
function DeleteAction(props: { record: RaRecord; title: string; name: string }) {
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

/**
 * The view, edit and delete buttons of a row that exist, each with the record's name; `title` is the field that names
 * it.
 */
export function RowActions({ title }: { title: string }) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const translate = useTranslate();
  const { canAccess: mayEdit } = useCanAccess({ action: 'edit', resource, record });
  const { canAccess: mayDelete } = useCanAccess({ action: 'delete', resource, record });
  const linkTo = useLinkTo();
  if (!record) return null;
  const name = String(record[title] ?? record.id);
  const show = linkTo(resource, 'show', record.id);
  const edit = linkTo(resource, 'edit', record.id);

  return (
    <Box component="span" sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {show && (
        <IconButton component={Link} to={show} aria-label={translate('declare.row.view', { name })}>
          <VisibilityIcon fontSize="small" />
        </IconButton>
      )}
      {edit && mayEdit && (
        <IconButton component={Link} to={edit} aria-label={translate('declare.row.edit', { name })}>
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {mayDelete && <DeleteAction record={record} title={title} name={name} />}
    </Box>
  );
}
