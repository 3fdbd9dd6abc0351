import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import { PAGE_SIZE } from '../../../../contract/limits.ts';
import { useFormats } from '../useFormats.ts';
import { ComplaintCards } from './ComplaintCards.tsx';
import { ComplaintTable } from './ComplaintTable.tsx';
import { EmptyResult } from './EmptyResult.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { Pager } from './Pager.tsx';
import type { ComplaintsQuery } from './useComplaints.ts';
import type { useListAddress } from './useListAddress.ts';

interface ListResultProps {
  query: ComplaintsQuery;
  address: ReturnType<typeof useListAddress>;
  onAssign: (row: ComplaintRow) => void;
}

/** What a list has found: rows and pager, or why there are none. */
export function ListResult({ query, address, onAssign }: ListResultProps) {
  const translate = useTranslate();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { data, isError, isPlaceholderData, refetch } = query;
  const { filters, page, show, pageLink } = address;

  if (isError) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => refetch()}>
            {translate('complaint.list.retry')}
          </Button>
        }
      >
        {translate('complaint.list.failed')}
      </Alert>
    );
  }

  const Rows = narrow ? ComplaintCards : ComplaintTable;
  return (
    <Box aria-busy={!data || isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
      <Found data={data} />
      {!data && <ListSkeleton narrow={narrow} />}
      {data && data.data.length > 0 && <Rows rows={data.data} onAssign={onAssign} />}
      {data?.data.length === 0 && (
        <EmptyResult
          isBeyond={data.total > 0 && page > 1}
          isFiltered={Object.values(filters).some(Boolean)}
          onFirstPage={() => show(filters)}
          onClear={() => show({})}
        />
      )}
      <Box sx={{ mt: 2, minHeight: 40 }}>
        {data && data.data.length > 0 && <Pager page={page} count={pagesOf(data, page)} linkTo={pageLink} />}
      </Box>
    </Box>
  );
}

type Answer = NonNullable<ComplaintsQuery['data']>;

/** Where the server stopped counting, there is a next page as long as this one is full. */
function pagesOf({ data, total, more }: Answer, page: number): number {
  const known = Math.ceil(total / PAGE_SIZE);
  return more && data.length === PAGE_SIZE ? Math.max(known, page + 1) : Math.max(known, page);
}

/** How many there are, also said by screen readers whenever it changes. */
function Found({ data }: { data: Answer | undefined }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const total = data ? number(data.total) : '';
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1, minHeight: '1.5em' }}>
      {!data && translate('complaint.list.loading')}
      {data?.more && translate('complaint.list.moreThan', { total })}
      {data && !data.more && translate('complaint.list.count', { smart_count: data.total, total })}
    </Typography>
  );
}
