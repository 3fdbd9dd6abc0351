import EditIcon from '@mui/icons-material/Edit';
import VisibilityIcon from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useCanAccess, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLinkTo } from '../paths.ts';
import { DeleteAction } from './DeleteAction.tsx';

/** View, edit and delete of a row, those that there are, each named after the record; `title` is the field that names it. */
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
