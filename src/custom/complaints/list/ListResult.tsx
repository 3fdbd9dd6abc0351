import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { SortButton, useListContext, useListPaginationContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { useFailureText } from '#src/components/feedback/useFailureText.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Pager } from '#src/components/list/Pager.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { ListSlot } from '#src/components/slots/ListSlot.tsx';
import { refusalOr } from '../refusalOr.ts';
import { ComplaintCards } from './ComplaintCards.tsx';
import { ComplaintTable } from './ComplaintTable.tsx';
import type { ListScope } from './firstCall.ts';
import { ListTop } from './ListTop.tsx';
import { SORTABLE } from './listAddress.ts';
import { useListAddress } from './listRouter.ts';
import { useAllMatching } from './useAllMatching.ts';

/** As large as the code of the rows, and needed after them. */
const PageSize = lazy(retryImport(() => import('./PageSize.tsx')));

/** Links to other pages, and the number of rows per page (LIST-08). */
function ListPaging() {
  const { linkTo } = useListAddress();
  const hasDesk = hasCapability('desk');
  const { meta } = useListContext();
  const { page, perPage, total, hasNextPage } = useListPaginationContext();
  const known = Math.ceil((total ?? meta?.counted) / perPage);
  // If the server stopped counting, a full page has a next page.
  const pages = Math.max(known, page + (total === undefined && hasNextPage ? 1 : 0));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}>
      <Pager page={page} count={pages} linkTo={(other) => linkTo({ page: other })} />
      <Suspense>{hasDesk && <PageSize />}</Suspense>
    </Box>
  );
}

/** Rarely needed. */
const EmptyResult = lazy(retryImport(() => import('./EmptyResult.tsx')));
const ListKeys = lazy(retryImport(() => import('./ListKeys.tsx')));
const AssignDialog = lazy(retryImport(() => import('../AssignDialog.tsx')));

/** The result of a list: rows and pager, or why there are none. */
export function ListResult({ scope, withTicks }: { scope: ListScope; withTicks: boolean }) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { data, error, selectedIds, isPlaceholderData = false } = useListContext<ComplaintRow>();
  const isTicking = useAllMatching().isAll || selectedIds.length > 0;
  const hasDesk = hasCapability('desk');
  const [assigning, setAssigning] = useState<ComplaintRow | null>(null);
  if (error) return <Failed failure={error} />;
  const Rows = narrow ? ComplaintCards : ComplaintTable;
  return (
    <Box aria-busy={!data || isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
      <Box sx={HEAD}>
        {/* The selection bar replaces these, so that the rows below do not move. */}
        {!isTicking && <ListTop scope={scope} />}
        {withTicks && <ListSlot name="selection" />}
        <ResultCount />
        {/* Cards have no headings to sort by, and the due day is no default column (SLA-15). */}
        {hasDesk && <SortButton fields={SORTABLE} />}
      </Box>
      {data?.length === 0 ? (
        <Suspense>
          <EmptyResult />
        </Suspense>
      ) : (
        <Rows withTicks={withTicks && hasDesk} onAssign={setAssigning} />
      )}
      <Box sx={{ mt: 2, minHeight: 52 }}>{data && data.length > 0 && <ListPaging />}</Box>
      <Suspense>{hasDesk && <ListKeys onAssign={setAssigning} />}</Suspense>
      <Suspense>
        {assigning && <AssignDialog complaint={assigning} onClose={() => setAssigning(null)} />}
      </Suspense>
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  gap: 1,
  alignItems: 'center',
  minHeight: 34,
  mb: 0.5,
  // The notice of a bulk action.
  '&:has(.wholeLine)': { flexWrap: 'wrap' },
};

/** The server's reason for a rejected search. */
const reasonOf = refusalOr('complaint.list.failed');

function Failed({ failure }: { failure: unknown }) {
  const translate = useTranslate();
  const text = useFailureText(failure, reasonOf);
  const { refetch } = useListContext();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => refetch()}>
          {translate('common.retry')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

/** The number of results. Screen readers announce changes. */
function ResultCount() {
  const translate = useTranslate();
  const { number } = useFormats();
  const { data, total, meta } = useListContext();
  const counted = data ? number(meta?.counted) : '';
  return (
    <Typography
      role="status"
      variant="body2"
      color="textSecondary"
      sx={{ ml: 'auto', minHeight: '1.5em', whiteSpace: 'nowrap' }}
    >
      {!data && translate('complaint.list.loading')}
      {data && total === undefined && translate('complaint.list.moreThan', { total: counted })}
      {total !== undefined && translate('complaint.list.count', { smart_count: total, total: counted })}
    </Typography>
  );
}
