import TablePagination from '@mui/material/TablePagination';
import { useListContext, useListPaginationContext, useTranslate } from 'react-admin';
import { useFormats } from '#src/components/format/useFormats.ts';
import { PAGE_SIZES } from './listAddress.ts';

/** The range of rows on the page, their total, and the number of rows per page. */
export default function PageSize() {
  const translate = useTranslate();
  const { number } = useFormats();
  const { meta } = useListContext();
  const { page, perPage, total, setPerPage } = useListPaginationContext();
  const rowsText = ({ from, to, count }: { from: number; to: number; count: number }) =>
    count === -1
      ? translate('complaint.list.rowsOfMore', { from, to, total: number(meta?.counted) })
      : translate('ra.navigation.page_range_info', {
          offsetBegin: from,
          offsetEnd: to,
          total: number(count),
        });
  return (
    <TablePagination
      component="div"
      count={total ?? -1}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={PAGE_SIZES}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={rowsText}
      onPageChange={() => {}}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
      ActionsComponent={NoArrows}
      sx={{ '& .MuiTablePagination-toolbar': { px: 0, flexWrap: 'wrap' } }}
    />
  );
}

/** The pager has its own links. */
const NoArrows = () => null;
