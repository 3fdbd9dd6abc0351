import { type FilterPayload, ListBase, type SortPayload } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Column } from '../../declare/parts/columns.ts';
import { ListPager } from '../../declare/parts/ListPager.tsx';
import { LoadFailed } from '../../declare/parts/LoadFailed.tsx';
import { RecordList } from '../../declare/parts/RecordList.tsx';
import { LeaderFilters } from './LeaderFilters.tsx';
import { NoLeaders } from './NoLeaders.tsx';
import { LEADER } from './words.ts';

interface LeaderListProps {
  /** Under which filters, page and selection are remembered while the application is open. */
  name: string;
  sort: SortPayload;
  /** Filters with which the list is first opened. */
  filter?: FilterPayload;
  columns: readonly Column[];
  /** What can be done with a row. */
  actions: ReactElement;
  /** Between filters and rows. */
  children?: ReactNode;
}

/** Local leaders, searched and paged by the server. Names and phones that are looked for stay out of the address. */
export const LeaderList = ({ name, sort, filter, columns, actions, children }: LeaderListProps) => (
  <ListBase
    resource={LEADER}
    storeKey={name}
    disableSyncWithLocation
    perPage={PAGE_SIZE}
    sort={sort}
    filterDefaultValues={filter}
    empty={<NoLeaders />}
    error={<LoadFailed />}
  >
    <LeaderFilters />
    {children}
    <RecordList columns={columns} actions={actions} />
    <ListPager />
  </ListBase>
);
