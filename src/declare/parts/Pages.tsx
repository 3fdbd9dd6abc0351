import Box from '@mui/material/Box';
import PaginationItem from '@mui/material/PaginationItem';
import { Pagination, type PaginationActionsProps, useListContext, useTranslate } from 'react-admin';
import { pageLinks } from '#src/components/list/pageLinks.ts';

const PAGE_SIZES = [10, 25, 50, 100];

/** '1–10 of 45', the pages, and the rows per page; nothing if loading failed. */
export function Pages() {
  const { error } = useListContext();
  return !error && <Pagination rowsPerPageOptions={PAGE_SIZES} actions={PageLinks} />;
}

/**
 * Previous, five pages, next (LIST-08): react-admin's own also has the first and last page. Its `page` is zero-based.
 */
function PageLinks({ page, rowsPerPage, count, onPageChange }: PaginationActionsProps) {
  const translate = useTranslate();
  const last = Math.ceil(count / rowsPerPage) - 1;
  if (last < 1) return null;
  const item = (type: 'previous' | 'next', to: number) => (
    <PaginationItem
      type={type}
      size="small"
      disabled={to < 0 || to > last}
      aria-label={translate(`ra.navigation.${type}`)}
      onClick={(event: never) => onPageChange(event, to)}
    />
  );
  return (
    <Box component="nav" aria-label={translate('declare.pages')} sx={{ flexShrink: 0, ml: 2 }}>
      {item('previous', page - 1)}
      {pageLinks(page + 1, last + 1).map((number) => (
        <PaginationItem
          key={number}
          size="small"
          page={number}
          selected={number === page + 1}
          aria-current={number === page + 1 ? 'page' : undefined}
          aria-label={translate(`ra.navigation.${number === page + 1 ? 'current_page' : 'page'}`, {
            page: number,
          })}
          onClick={(event: never) => onPageChange(event, number - 1)}
        />
      ))}
      {item('next', page + 1)}
    </Box>
  );
}
