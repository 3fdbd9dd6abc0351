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
  /** It cannot be hidden, or shown, now. */
  isFixed: boolean;
  /** Its place in the order, and how many there are; -1 for one that has no place while it is hidden. */
  place: number;
  count: number;
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
}

/** A line of a menu of columns: shows or hides one, and moves it before or behind its neighbour. */
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
