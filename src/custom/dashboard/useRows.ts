import { useState } from 'react';
import { type To, useSearchParams } from 'react-router';
import type { Figure } from './figures.ts';
import type { CountName } from './place.ts';

export type ColumnName = 'name' | CountName;
export interface Sorting {
  column: ColumnName;
  descending: boolean;
}

/** One page of sorted figures. The address has the page under a separate name, so that the back button finds it. */
export function useRows(figures: readonly Figure[], name: string, size: number) {
  const [search, setSearch] = useSearchParams();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const pages = Math.max(1, Math.ceil(figures.length / size));
  const page = Math.min(pages, Math.max(1, Math.floor(Number(search.get(name))) || 1));
  const onPage = (other: number) => {
    const next = new URLSearchParams(search);
    if (other > 1) next.set(name, String(other));
    else next.delete(name);
    return next;
  };
  return {
    rows: sorted(figures, sorting).slice((page - 1) * size, page * size),
    page,
    pages,
    sorting,
    /** Another column sorts by the largest number or the alphabet; the same column reverses the order. */
    sortBy: (column: ColumnName) => {
      const again = sorting?.column === column;
      setSorting({ column, descending: again ? !sorting.descending : column !== 'name' });
      setSearch(onPage(1), { replace: true, preventScrollReset: true });
    },
    linkTo: (other: number): { to: To; preventScrollReset: true } => ({
      to: { search: `?${onPage(other)}` },
      preventScrollReset: true,
    }),
  };
}

function sorted(figures: readonly Figure[], sorting: Sorting | null): readonly Figure[] {
  if (!sorting) return figures;
  const { column, descending } = sorting;
  const ascending = (one: Figure, other: Figure) =>
    column === 'name' ? one.name.localeCompare(other.name) : (one[column] ?? 0) - (other[column] ?? 0);
  return figures.toSorted((one, other) => (descending ? ascending(other, one) : ascending(one, other)));
}
