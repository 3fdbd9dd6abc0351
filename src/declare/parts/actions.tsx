import AddIcon from '@mui/icons-material/Add';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import EditIcon from '@mui/icons-material/Edit';
import { TopToolbar, useRecordContext, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useMay } from '../entry.ts';
import { linkTo } from '../paths.ts';
import { LinkButton } from './LinkButton.tsx';

/** Leads to the create form, for those who may add records; not from its own page, where the list may be below it. */
export function AddButton({ variant }: { variant?: 'contained' }) {
  const resource = useResourceContext() ?? '';
  const { pathname } = useLocation();
  const may = useMay();
  if (!may('create') || pathname === linkTo(resource, 'create')) return null;
  return <LinkButton view="create" label="declare.add" icon={<AddIcon />} variant={variant} />;
}

const backToList = <LinkButton view="list" label="declare.back" icon={<ArrowBackIcon />} />;

/** Above a form: back to the list. */
export function FormActions() {
  return <TopToolbar>{backToList}</TopToolbar>;
}

/** Above a record: back to the list, and on to its edit form. */
export function ShowActions() {
  const record = useRecordContext();
  const may = useMay();
  return (
    <TopToolbar>
      {backToList}
      {record && may('edit', record) && (
        <LinkButton view="edit" record={record} label="declare.edit" icon={<EditIcon />} />
      )}
    </TopToolbar>
  );
}
