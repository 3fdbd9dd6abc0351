import { useListContext, useStore } from 'react-admin';

interface StoredCount {
  /** Of which filters, and how many they had found. */
  key: string;
  total: number;
}

/**
 * Whether all that the list finds is selected, and not only rows (DESK-09). It holds for these filters and their number: over
 * all pages, and no longer than both stay as they were.
 */
export function useAllMatching() {
  const { filterValues, filter, total } = useListContext();
  const [stored, keep] = useStore<StoredCount | null>('complaint.allFound', null);
  const filters: Record<string, unknown> = { ...filterValues, ...filter };
  const key = JSON.stringify(filters);
  return {
    isAll: stored !== null && stored.key === key && stored.total === total,
    /** It was chosen for other filters, or for another number. */
    isOver: stored !== null && (stored.key !== key || (total !== undefined && stored.total !== total)),
    filters,
    select: () => total !== undefined && keep({ key, total }),
    clear: () => keep(null),
  };
}
