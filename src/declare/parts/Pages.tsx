import {
  Pagination,
  PaginationActions,
  type PaginationActionsProps,
  useListContext,
  useTranslate,
} from 'react-admin';

const PAGE_SIZES = [10, 25, 50, 100];

/** '1–10 of 45', the pages, and how many rows one of them has; of rows that could not be loaded nothing is counted. */
export function Pages() {
  const { error } = useListContext();
  return !error && <Pagination rowsPerPageOptions={PAGE_SIZES} actions={PageLinks} />;
}

/** MUI names the links of pages in English whatever the language. */
function PageLinks(props: PaginationActionsProps) {
  const translate = useTranslate();
  return <PaginationActions {...props} aria-label={translate('declare.pages')} />;
}
