import FilterAltOffIcon from '@mui/icons-material/FilterAltOff';
import type { ReactNode } from 'react';
import {
  Button,
  ColumnsButton,
  FilterButton,
  RefreshButton,
  SortButton,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { AddButton } from './actions.tsx';
import { useIsPhone } from './RecordList.tsx';

interface ListActionsProps {
  /** The sort fields for rows without headings. */
  sortable: string[];
  /** Rows are cards on every screen: there are no columns. */
  cards?: boolean;
  /** Queries cannot be saved, because they may contain names. */
  unsaved?: boolean;
  /** The store key of the columns, where several lists have the same resource. */
  storeKey?: string;
  /** Other actions of the list. */
  children?: ReactNode;
}

/** The actions above a list, next to its filters. */
export function ListActions({ sortable, cards = false, unsaved, storeKey, children }: ListActionsProps) {
  const isPhone = useIsPhone();
  return (
    <TopToolbar>
      <ClearFilters />
      <FilterButton {...(unsaved ? { disableSaveQuery: true } : {})} />
      {cards || isPhone ? <SortButton fields={sortable} /> : <ColumnsButton storeKey={storeKey} />}
      {children}
      <RefreshButton />
      <AddButton />
    </TopToolbar>
  );
}

/** Removes all filters (POL-01, DEV-01). */
function ClearFilters() {
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length === 0) return null;
  return (
    <Button label="declare.clearFilters" onClick={() => setFilters({}, {})}>
      <FilterAltOffIcon />
    </Button>
  );
}
