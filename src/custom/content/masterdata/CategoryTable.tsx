import Typography from '@mui/material/Typography';
import { useDelete, useGetList, useTranslate, useUpdate } from 'react-admin';
import { InfoDialog } from '#src/components/dialog/InfoDialog.tsx';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { type NameActions, type NamedRecord, NameTable } from '#src/components/nameTable/NameTable.tsx';

interface CategoryTableProps {
  resource: string;
  label: string;
  onClose: () => void;
}

/** All categories of a kind, to rename or delete (MD-03). */
export function CategoryTable({ resource, label, onClose }: CategoryTableProps) {
  const translate = useTranslate();
  const { data, ...query } = useGetList<NamedRecord>(resource, {
    pagination: { page: 1, perPage: 1_000 },
    sort: { field: 'name', order: 'ASC' },
  });
  const actions = useCategoryActions(resource);

  return (
    <InfoDialog title={translate(label)} maxWidth="md" onClose={onClose}>
      <NotLoaded query={query} failed="masterdata.loadFailed" height={200} label="common.loading" />
      {data?.length === 0 && <Typography>{translate('masterdata.none')}</Typography>}
      {data && data.length > 0 && <NameTable rows={data} {...actions} />}
    </InfoDialog>
  );
}

/** Renames and deletes categories; each promise ends with the server's answer. */
function useCategoryActions(resource: string): NameActions {
  const [update] = useUpdate();
  const [remove] = useDelete();
  const options = { mutationMode: 'pessimistic', returnPromise: true } as const;
  return {
    onRename: (row, names) => update(resource, { id: row.id, data: names, previousData: row }, options),
    onDelete: ({ id, ...previous }) => remove(resource, { id, previousData: { id, ...previous } }, options),
  };
}
