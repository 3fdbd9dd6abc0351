import type { View } from '#contract/desk/view.ts';
import { sameFilters } from '#src/custom/complaints/list/filterValues.ts';
import type { Shown } from '#src/custom/complaints/list/listAddress.ts';

/** The list state of a view, at its first page. */
export const asShown = ({ filters, sort, order, columns }: View) => ({
  filter: filters,
  sort,
  order,
  page: 1,
  columns: columns ?? undefined,
});

/** Whether a list shows a view: the same filters and order, on any page and with any columns. */
export const isShown = (
  view: Pick<View, 'filters' | 'sort' | 'order'>,
  { filter, sort, order }: Shown,
): boolean => sameFilters(view.filters, filter) && view.sort === sort && view.order === order;
