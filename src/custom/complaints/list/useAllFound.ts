import { useListContext, useStore } from 'react-admin';

interface Kept {
  /** Of which filters, and how many they had found. */
  key: string;
  total: number;
}

/**
 * Whether all that the list finds is selected, and not only rows (DESK-09). It holds for these filters and their number: over
 * all pages, and no longer than both stay as they were.
 */
export function useAllFound() {
  const { filterValues, filter, total } = useListContext();
  const [kept, keep] = useStore<Kept | null>('complaint.allFound', null);
  const filters: Record<string, unknown> = { ...filterValues, ...filter };
  const key = JSON.stringify(filters);
  return {
    isAll: kept !== null && kept.key === key && kept.total === total,
    /** It was chosen for other filters, or for another number. */
    isOver: kept !== null && (kept.key !== key || (total !== undefined && kept.total !== total)),
    filters,
    select: () => total !== undefined && keep({ key, total }),
    clear: () => keep(null),
  };
}
