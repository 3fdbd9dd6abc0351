import AddIcon from '@mui/icons-material/Add';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import EditIcon from '@mui/icons-material/Edit';
import FilterAltOffIcon from '@mui/icons-material/FilterAltOff';
import MuiButton from '@mui/material/Button';
import { ColumnsButton, TopToolbar, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { useMay } from '../entry.ts';
import { LinkButton } from './LinkButton.tsx';

/** Above a list: clear the filters, choose the columns, add a record. */
export function ListActions() {
  return (
    <TopToolbar>
      <ClearFilters />
      <ColumnsButton />
      <AddButton />
    </TopToolbar>
  );
}

/** Leads to the create form, for those who may add records. */
export function AddButton({ variant }: { variant?: 'contained' }) {
  const may = useMay();
  if (!may('create')) return null;
  return <LinkButton view="create" label="declare.add" icon={<AddIcon />} variant={variant} />;
}

function ClearFilters() {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  if (Object.keys(filterValues).length === 0) return null;
  return (
    <MuiButton size="small" startIcon={<FilterAltOffIcon />} onClick={() => setFilters({}, {})}>
      {translate('declare.clearFilters')}
    </MuiButton>
  );
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
