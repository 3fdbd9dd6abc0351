import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useListContext, useListPaginationContext } from 'react-admin';
import { Pager } from '#src/components/list/Pager.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { useListAddress } from './listRouter.ts';

/** Weighs as much as the rows, and is needed after them. */
const PageSize = lazy(retryImport(() => import('./PageSize.tsx')));

/** Links to other pages, and how many rows a page has (LIST-08). */
export function ListPaging() {
  const { linkTo } = useListAddress();
  const { meta } = useListContext();
  const { page, perPage, total, hasNextPage } = useListPaginationContext();
  const known = Math.ceil((total ?? meta?.counted) / perPage);
  // Where the server stopped counting, there is a next page as long as this one is full.
  const pages = Math.max(known, page + (total === undefined && hasNextPage ? 1 : 0));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}>
      <Pager page={page} count={pages} linkTo={(other) => linkTo({ page: other })} />
      <Suspense>
        <PageSize />
      </Suspense>
    </Box>
  );
}
