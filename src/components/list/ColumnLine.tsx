import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CheckIcon from '@mui/icons-material/Check';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';

interface ColumnLineProps {
  /** Already translated. */
  name: string;
  isShown: boolean;
  /** The column cannot be hidden or shown now. */
  isFixed: boolean;
  /** Its position and the number of columns; -1 for a hidden column without a position. */
  place: number;
  count: number;
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
}

/** A row in the menu of columns: shows or hides a column, and moves it by one position. */
export function ColumnLine({ name, isShown, isFixed, place, count, onToggle, onMove }: ColumnLineProps) {
  const translate = useTranslate();
  return (
    <li role="none" style={{ display: 'flex', alignItems: 'center' }}>
      <MenuItem
        component="div"
        role="menuitemcheckbox"
        aria-checked={isShown}
        tabIndex={0}
        disabled={isFixed}
        onClick={onToggle}
        sx={{ flexGrow: 1 }}
      >
        <ListItemIcon>{isShown && <CheckIcon fontSize="small" />}</ListItemIcon>
        {name}
      </MenuItem>
      {place >= 0 &&
        ([-1, 1] as const).map((step) => (
          <IconButton
            key={step}
            role="menuitem"
            size="small"
            disabled={place + step < 0 || place + step >= count}
            aria-label={translate(`declare.column.${step < 0 ? 'before' : 'behind'}`, { name })}
            onClick={() => onMove(step)}
          >
            {step < 0 ? <ArrowUpwardIcon fontSize="inherit" /> : <ArrowDownwardIcon fontSize="inherit" />}
          </IconButton>
        ))}
    </li>
  );
}
