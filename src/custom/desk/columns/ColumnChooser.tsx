import CheckIcon from '@mui/icons-material/Check';
import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { type Column, FIXED_COLUMNS } from '#contract/complaints/complaintColumns.ts';
import { ColumnLine } from '#src/components/list/ColumnLine.tsx';
import { COMPACT, useAllColumns, useColumns } from '#src/custom/complaints/list/useColumns.ts';
import { useChooseColumns } from './useChooseColumns.ts';

/** The user's choice and order of table columns, on every device (DESK-08). Cards have none. */
export default function ColumnChooser() {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = translate('ra.action.select_columns');
  if (isNarrow) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={title}
        title={title}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewWeekIcon fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Lines title={title} />
      </Popover>
    </>
  );
}

function Lines({ title }: { title: string }) {
  const translate = useTranslate();
  const shown = useColumns();
  const all = useAllColumns();
  const [isCompact, setCompact] = useStore<boolean>(COMPACT, false);
  const choose = useChooseColumns();
  const move = (column: Column, step: -1 | 1) => {
    const place = shown.indexOf(column);
    const neighbour = shown[place + step] ?? column;
    choose(shown.with(place + step, column).with(place, neighbour));
  };
  const toggle = (column: Column) =>
    choose(shown.includes(column) ? shown.filter((one) => one !== column) : [...shown, column]);
  return (
    <MenuList aria-label={title} autoFocusItem sx={{ minWidth: 240 }}>
      {[...shown, ...all.filter((column) => !shown.includes(column))].map((column) => (
        <ColumnLine
          key={column}
          name={translate(`complaint.fields.${column}`)}
          isShown={shown.includes(column)}
          isFixed={FIXED_COLUMNS.includes(column)}
          place={shown.indexOf(column)}
          count={shown.length}
          onToggle={() => toggle(column)}
          onMove={(step) => move(column, step)}
        />
      ))}
      <Divider component="li" />
      <MenuItem role="menuitemcheckbox" aria-checked={isCompact} onClick={() => setCompact(!isCompact)}>
        <ListItemIcon>{isCompact && <CheckIcon fontSize="small" />}</ListItemIcon>
        {translate('views.compact')}
      </MenuItem>
      <MenuItem onClick={() => choose(null)}>{translate('views.resetColumns')}</MenuItem>
    </MenuList>
  );
}
