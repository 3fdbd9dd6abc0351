import Box from '@mui/material/Box';
import PaginationItem from '@mui/material/PaginationItem';
import { useTranslate } from 'react-admin';
import { Link, type LinkProps } from 'react-router';
import { pageLinks } from './pageLinks.ts';

interface PagerProps {
  /** Already translated; 'Pages of the list' when absent. */
  label?: string;
  page: number;
  /** The number of pages, as far as it is known. */
  count: number;
  linkTo: (page: number) => Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
}

/** Previous, five pages around the current one, next (LIST-08). */
export function Pager({ label, page, count, linkTo }: PagerProps) {
  const translate = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={label ?? translate('complaint.list.pager')}
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <PaginationItem
        type="previous"
        component={Link}
        {...linkTo(page - 1)}
        disabled={page <= 1}
        aria-label={translate('complaint.list.previous')}
      />
      {pageLinks(page, count).map((other) => (
        <PaginationItem
          key={other}
          type="page"
          page={other}
          component={Link}
          {...linkTo(other)}
          selected={other === page}
          aria-current={other === page ? 'page' : undefined}
          aria-label={translate('complaint.list.page', { page: other })}
        />
      ))}
      <PaginationItem
        type="next"
        component={Link}
        {...linkTo(page + 1)}
        disabled={page >= count}
        aria-label={translate('complaint.list.next')}
      />
    </Box>
  );
}
