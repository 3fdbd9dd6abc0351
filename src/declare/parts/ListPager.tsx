import Pagination from '@mui/material/Pagination';
import { useListPaginationContext, useTranslate } from 'react-admin';

/** The pages of a list, when it has more than one. */
export function ListPager() {
  const { page, perPage, total = 0, setPage } = useListPaginationContext();
  const translate = useTranslate();
  if (total <= perPage) return null;
  return (
    <Pagination
      sx={{ my: 2, '& ul': { justifyContent: 'flex-end' } }}
      aria-label={translate('declare.pages.label')}
      getItemAriaLabel={(type, number) => translate(`declare.pages.${type}`, { number })}
      count={Math.ceil(total / perPage)}
      page={page}
      onChange={(_event, wanted) => setPage(wanted)}
    />
  );
}
