import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Children, type ReactElement, type ReactNode } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { BulkToolbar } from './BulkToolbar.tsx';
import { FilterChips } from './FilterChips.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import { RowsContext, useOpenRecord } from './rows.ts';

interface RecordListProps {
  /** The columns. */
  children: ReactNode;
  /** The column that names a record. */
  title: string;
  /** Optional columns that are hidden at first. */
  hidden?: string[];
  /** The actions of a row. */
  actions: ReactElement;
  /** The actions on selected rows; without them rows cannot be selected. */
  bulk?: ReactElement;
  /** Opens a clicked row; by default its page. */
  onOpen?: (record: RaRecord) => void;
  /** The store key of the columns, where several lists have the same resource. */
  storeKey?: string;
}

/** The rows of a list: a table, or cards on a phone. */
export function RecordList({ children, title, actions, bulk, onOpen, hidden, storeKey }: RecordListProps) {
  const isPhone = useIsPhone();
  const { error, isPending, total } = useListContext();
  const translate = useTranslate();
  const openRecord = useOpenRecord();
  // For a moment useList has records but no rows: that is no empty list.
  if (isPending || (total === undefined && !error)) {
    return (
      <Skeleton role="status" variant="rounded" height={320} aria-label={translate('ra.page.loading')} />
    );
  }
  const toolbar = bulk && <BulkToolbar>{bulk}</BulkToolbar>;
  const shared = { hidden, toolbar: toolbar ?? false };
  const rows = {
    actions,
    isSelectable: bulk !== undefined,
    columns: Children.count(children),
    open: onOpen ?? openRecord,
  };
  return (
    <RowsContext value={rows}>
      <FilterChips />
      {isPhone ? (
        <RecordCards title={title} {...shared}>
          {children}
        </RecordCards>
      ) : (
        <RecordTable storeKey={storeKey} {...shared}>
          {children}
        </RecordTable>
      )}
    </RowsContext>
  );
}

export const useIsPhone = () =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
