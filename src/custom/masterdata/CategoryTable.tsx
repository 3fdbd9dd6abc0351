import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'ra-core';
import { useId } from 'react';
import { FailedNotice } from '../FailedNotice.tsx';
import { NameTable } from '../nameTable/NameTable.tsx';
import { useCategoryActions } from './useCategoryActions.ts';

interface CategoryTableProps {
  resource: string;
  label: string;
  onClose: () => void;
}

/** All categories of a kind, to be renamed or deleted (MD-03). */
export function CategoryTable({ resource, label, onClose }: CategoryTableProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { data, isFetching, error, refetch } = useGetList<{ id: number; name: string }>(resource, {
    pagination: { page: 1, perPage: 1_000 },
    sort: { field: 'name', order: 'ASC' },
  });
  const actions = useCategoryActions(resource);

  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate(label)}</DialogTitle>
      <DialogContent>
        {error && (
          <FailedNotice text="masterdata.loadFailed" isRetrying={isFetching} onRetry={() => refetch()} />
        )}
        {!error && !data && (
          <Skeleton role="status" variant="rounded" height={200} aria-label={translate('shell.loading')} />
        )}
        {data?.length === 0 && <Typography>{translate('masterdata.none')}</Typography>}
        {data && data.length > 0 && <NameTable rows={data} {...actions} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('masterdata.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
