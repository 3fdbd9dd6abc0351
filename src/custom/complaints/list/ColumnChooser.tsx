import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { COLUMNS, type Column, FIXED_COLUMNS } from '#contract/complaints/complaintColumns.ts';
import { ColumnLine } from '#src/components/list/ColumnLine.tsx';
import { useChooseColumns } from './useChooseColumns.ts';
import { useColumns } from './useColumns.ts';

/** Which columns the table has, and in which order: for the person, wherever they sign in (DESK-08). */
export default function ColumnChooser() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = translate('ra.action.select_columns');
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewWeekIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {title}
      </Button>
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
      {[...shown, ...COLUMNS.filter((column) => !shown.includes(column))].map((column) => (
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
      <MenuItem onClick={() => choose(null)}>{translate('views.resetColumns')}</MenuItem>
    </MenuList>
  );
}
