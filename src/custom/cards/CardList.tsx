import Box from '@mui/material/Box';
import { ListBase, RecordContextProvider, useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { useContract } from '../../declare/entry.ts';
import { EmptyList } from '../../declare/parts/EmptyList.tsx';
import { ListContent } from '../../declare/parts/ListContent.tsx';
import { ListPager } from '../../declare/parts/ListPager.tsx';
import { ListToolbar } from '../../declare/parts/ListToolbar.tsx';
import { LoadFailed } from '../../declare/parts/LoadFailed.tsx';
import { PageHeading } from '../../declare/parts/PageHeading.tsx';
import { PlaceFilters } from '../../declare/place/PlaceFilters.tsx';
import { OrderChoice } from './OrderChoice.tsx';

/** A list whose records are seen rather than read: found, filtered and paged like any other, `children` is the card of one. */
export function CardList({ children }: { children: ReactElement }) {
  const contract = useContract();
  return (
    <>
      <PageHeading view="list" />
      <ListBase sort={contract?.sort} perPage={PAGE_SIZE} empty={<EmptyList />} error={<LoadFailed />}>
        <ListToolbar>
          <PlaceFilters />
          <OrderChoice />
        </ListToolbar>
        <ListContent>
          <Cards>{children}</Cards>
        </ListContent>
        <ListPager />
      </ListBase>
    </>
  );
}

function Cards({ children }: { children: ReactElement }) {
  const { data = [] } = useListContext();
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          {children}
        </RecordContextProvider>
      ))}
    </Box>
  );
}
