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
  /** What rows can be ordered by where they have no headings. */
  sortable: string[];
  /** Rows are cards on every screen: there are no columns. */
  cards?: boolean;
  /** Queries are not kept: they may hold names that were looked for. */
  unsaved?: boolean;
  /** Under which the columns are kept, where several lists have the same resource. */
  storeKey?: string;
  /** What else can be done with the list. */
  children?: ReactNode;
}

/** Above a list, beside its filters. */
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

/** Takes all filters off (POL-01, DEV-01). */
function ClearFilters() {
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length === 0) return null;
  return (
    <Button label="declare.clearFilters" onClick={() => setFilters({}, {})}>
      <FilterAltOffIcon />
    </Button>
  );
}
