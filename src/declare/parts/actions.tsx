import AddIcon from '@mui/icons-material/Add';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import EditIcon from '@mui/icons-material/Edit';
import CloneIcon from '@mui/icons-material/LibraryAddOutlined';
import VisibilityIcon from '@mui/icons-material/Visibility';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import {
  type RaRecord,
  TopToolbar,
  useCanAccess,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { createSearchParams, Link, useLocation } from 'react-router-dom';
import { useLinkTo, type View } from '../paths.ts';
import { CLONE } from './ClonedRecord.tsx';
import { DeleteRecord } from './DeleteRecord.tsx';
import { Neighbours } from './Neighbours.tsx';

interface LinkButtonProps {
  view: View;
  record?: RaRecord;
  /** Query fields for the address. */
  query?: Record<string, string>;
  label: string;
  icon: ReactNode;
  variant?: 'text' | 'contained';
}

/** A button that opens another view of the current resource, if there is one. */
function LinkButton({ view, record, query, label, icon, variant = 'text' }: LinkButtonProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const pathname = useLinkTo()(resource, view, record?.id);
  if (pathname === null) return null;
  const to = { pathname, search: query && createSearchParams(query).toString() };
  return (
    <Button component={Link} to={to} size="small" variant={variant} startIcon={icon}>
      {translate(label)}
    </Button>
  );
}

/** Opens the create form, if the user may add records; hidden on that form's own page, which may contain the list. */
export function AddButton() {
  const resource = useResourceContext() ?? '';
  const { pathname } = useLocation();
  const linkTo = useLinkTo();
  const { canAccess: mayAdd } = useCanAccess({ action: 'create', resource });
  if (!mayAdd || pathname === linkTo(resource, 'create')) return null;
  return <LinkButton view="create" label="common.add" icon={<AddIcon />} variant="contained" />;
}

const WRAPPED = { flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 40 } as const;
const backToList = <LinkButton view="list" label="common.back" icon={<ArrowBackIcon />} />;

/** Above a form for a new record: back to the list. */
export function FormActions() {
  return <TopToolbar sx={WRAPPED}>{backToList}</TopToolbar>;
}

/** Opens a create form with the values of this record. */
export function CloneButton() {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { canAccess: mayAdd } = useCanAccess({ action: 'create', resource });
  if (!record || !mayAdd) return null;
  return (
    <LinkButton
      view="create"
      query={{ [CLONE]: String(record.id) }}
      label="ra.action.clone"
      icon={<CloneIcon />}
    />
  );
}

/**
 * Above a record: links to the list, its neighbours and its edit form, and the delete button. `title` is the field that
 * names it.
 */
export function ShowActions({ title, children }: { title: string; children?: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { canAccess: mayEdit } = useCanAccess({ action: 'edit', resource, record });
  return (
    <TopToolbar sx={WRAPPED}>
      {backToList}
      <Neighbours view="show" />
      {children}
      {record && mayEdit && (
        <LinkButton view="edit" record={record} label="common.edit" icon={<EditIcon />} />
      )}
      <DeleteRecord title={title} />
    </TopToolbar>
  );
}

/** Above the form of a record: links to the list, its neighbours and its page. */
export function EditActions({ children }: { children?: ReactNode }) {
  const record = useRecordContext();
  return (
    <TopToolbar sx={WRAPPED}>
      {backToList}
      <Neighbours view="edit" />
      {children}
      {record && <LinkButton view="show" record={record} label="common.view" icon={<VisibilityIcon />} />}
    </TopToolbar>
  );
}
