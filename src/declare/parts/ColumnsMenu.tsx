import CheckIcon from '@mui/icons-material/Check';
import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { type Column, useHiddenColumns } from './columns.ts';

/** Switches the columns of a table on and off; the last one stays. */
export function ColumnsMenu({ columns }: { columns: readonly Column[] }) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const [hidden, setHidden] = useHiddenColumns();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const shown = columns.filter(({ source }) => !hidden.includes(source));
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((name) => name !== source) : [...hidden, source]);

  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={translate('declare.columns')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewWeekIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map(({ source }) => {
          const checked = shown.some((column) => column.source === source);
          return (
            <MenuItem
              key={source}
              role="menuitemcheckbox"
              aria-checked={checked}
              disabled={checked && shown.length === 1}
              onClick={() => toggle(source)}
            >
              <ListItemIcon>{checked && <CheckIcon fontSize="small" />}</ListItemIcon>
              {translate(`resources.${resource}.fields.${source}`)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
