import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CheckIcon from '@mui/icons-material/Check';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import {
  type DataTableColumnProps,
  useDataTableColumnFilterContext,
  useDataTableColumnRankContext,
  useDataTableStoreContext,
  useResourceContext,
  useStore,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import { useColumnCount } from './rows.ts';

/** A line of the columns menu: shows or hides a column, and moves it before or behind its neighbour. */
export function ColumnToggle({ source = '', label }: DataTableColumnProps) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const { isHidden, toggle, place, move, isLastShown } = useColumn(source);
  const count = useColumnCount();
  const wanted = (useDataTableColumnFilterContext() ?? '').toLowerCase();
  const name = String(
    useTranslateLabel()({ label: typeof label === 'string' ? label : undefined, resource, source }),
  );
  if (!name.toLowerCase().includes(wanted)) return null;
  return (
    <li role="none" style={{ display: 'flex', alignItems: 'center' }}>
      <MenuItem
        component="div"
        role="menuitemcheckbox"
        aria-checked={!isHidden}
        tabIndex={0}
        disabled={isLastShown}
        onClick={toggle}
        sx={{ flexGrow: 1 }}
      >
        <ListItemIcon>{!isHidden && <CheckIcon fontSize="small" />}</ListItemIcon>
        {name}
      </MenuItem>
      {([-1, 1] as const).map((step) => (
        <IconButton
          key={step}
          role="menuitem"
          size="small"
          disabled={place + step < 0 || place + step >= count}
          aria-label={translate(`declare.column.${step < 0 ? 'before' : 'behind'}`, { name })}
          onClick={() => move(step)}
        >
          {step < 0 ? <ArrowUpwardIcon fontSize="inherit" /> : <ArrowDownwardIcon fontSize="inherit" />}
        </IconButton>
      ))}
    </li>
  );
}

/** One column among the others as the table's store has them: those that are hidden, and the order of all. */
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
