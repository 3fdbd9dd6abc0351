import { useListContext, useStore } from 'react-admin';

interface StoredCount {
  /** The filters, and the number of results at that time. */
  key: string;
  total: number;
}

/**
 * Whether all results of the list are selected, not only rows (DESK-09). It applies to all pages and ends when the
 * filters or the number of results change.
 */
export function useAllMatching() {
  const { filterValues, filter, total } = useListContext();
  const [stored, keep] = useStore<StoredCount | null>('complaint.allFound', null);
  const filters: Record<string, unknown> = { ...filterValues, ...filter };
  const key = JSON.stringify(filters);
  return {
    isAll: stored !== null && stored.key === key && stored.total === total,
    /** It was chosen for other filters or another number of results. */
    isOver: stored !== null && (stored.key !== key || (total !== undefined && stored.total !== total)),
    filters,
    select: () => total !== undefined && keep({ key, total }),
    clear: () => keep(null),
  };
}
