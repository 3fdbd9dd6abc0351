import {
  type DataTableColumnProps,
  useDataTableColumnFilterContext,
  useDataTableColumnRankContext,
  useDataTableStoreContext,
  useResourceContext,
  useStore,
  useTranslateLabel,
} from 'react-admin';
import { ColumnLine } from '#src/components/list/ColumnLine.tsx';
import { useColumnCount } from './rows.ts';

/** A line of the columns menu for one column in the table's store. */
export function ColumnToggle({ source = '', label }: DataTableColumnProps) {
  const resource = useResourceContext();
  const { isHidden, toggle, place, move, isLastShown } = useColumn(source);
  const count = useColumnCount();
  const search = (useDataTableColumnFilterContext() ?? '').toLowerCase();
  const name = String(
    useTranslateLabel()({ label: typeof label === 'string' ? label : undefined, resource, source }),
  );
  if (!name.toLowerCase().includes(search)) return null;
  return (
    <ColumnLine
      {...{ name, place, count }}
      isShown={!isHidden}
      isFixed={isLastShown}
      onToggle={toggle}
      onMove={move}
    />
  );
}

/** The hidden columns and the order of all, from the table's store. */
function useColumn(source: string) {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden, setHidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const [ranks, setRanks] = useStore<number[]>(`${storeKey}_columnRanks`);
  const count = useColumnCount();
  const rank = useDataTableColumnRankContext() ?? 0;
  const order = Array.from({ length: count }, (_, index) => ranks?.[index] ?? index);
  const place = order.indexOf(rank);
  const isHidden = hidden.includes(source);
  return {
    place,
    isHidden,
    isLastShown: !isHidden && hidden.length === count - 1,
    toggle: () => setHidden(isHidden ? hidden.filter((name) => name !== source) : [...hidden, source]),
    move: (step: -1 | 1) => {
      const neighbour = order[place + step] ?? rank;
      setRanks(order.with(place + step, rank).with(place, neighbour));
    },
  };
}
