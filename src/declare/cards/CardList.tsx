import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactElement, useMemo } from 'react';
import { List, ListNoResults, RecordsIterator, useListContext, useTranslate } from 'react-admin';
import type { Contract } from '#contract/kernel/define.ts';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { LoadFailed } from '#src/components/feedback/LoadFailed.tsx';
import { BulkActions } from '../parts/BulkActions.tsx';
import { BulkToolbar } from '../parts/BulkToolbar.tsx';
import { EmptyList } from '../parts/EmptyList.tsx';
import { ExportMenu } from '../parts/ExportMenu.tsx';
import { FilterChips } from '../parts/FilterChips.tsx';
import { ListActions } from '../parts/ListActions.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { Pages } from '../parts/Pages.tsx';
import { SelectPage } from '../parts/SelectPage.tsx';
import { filtersOf } from '../views/filtersOf.tsx';

interface CardListProps {
  contract: Contract;
  /** The card of one record. */
  children: ReactElement;
}

/** The fields by which cards can be sorted, since they have no headings; ids rise with time. */
const ORDERS = ['name', 'id'];

/** A list of pictures: filtered, selected and paged like any other list. */
export function CardList({ contract, children }: CardListProps) {
  const filters = useMemo(() => filtersOf(contract), [contract]);
  return (
    <>
      <PageHeading view="list" />
      <List
        title={false}
        exporter={false}
        component="div"
        filters={filters}
        actions={
          <ListActions cards sortable={ORDERS}>
            <ExportMenu />
          </ListActions>
        }
        pagination={<Pages />}
        empty={<EmptyList />}
        error={<LoadFailed />}
        sort={contract.sort}
        perPage={PAGE_SIZE}
      >
        <Cards>{children}</Cards>
      </List>
    </>
  );
}

function Cards({ children }: { children: ReactElement }) {
  const { data = [], isPending } = useListContext();
  const translate = useTranslate();
  if (isPending) {
    return (
      <Skeleton role="status" variant="rounded" height={320} aria-label={translate('ra.page.loading')} />
    );
  }
  if (data.length === 0) {
    return (
      <>
        <FilterChips />
        <ListNoResults />
      </>
    );
  }
  return (
    <>
      <FilterChips />
      <BulkToolbar>
        <BulkActions>
          <ExportMenu selected />
        </BulkActions>
      </BulkToolbar>
      <SelectPage />
      <Box component="ul" sx={GRID}>
        <RecordsIterator>{children}</RecordsIterator>
      </Box>
    </>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
};
