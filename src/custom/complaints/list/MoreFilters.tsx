import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ListFilter } from '#src/components/slots/filter.ts';
import { useFilterGroups } from './useListFilters.ts';

interface MoreFiltersProps {
  /** The filters that already have a control. */
  shown: readonly ListFilter[];
  onAdd: (filter: ListFilter) => void;
}

/** '+ Filter': the other filters, grouped by capability. */
export function MoreFilters({ shown, onAdd }: MoreFiltersProps) {
  const translate = useTranslate();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fields = shown.map(({ field }) => field);
  const groups = useFilterGroups().map(({ title, filters }) => ({
    title,
    filters: filters.filter(
      (filter) => !filter.isFirst && !fields.includes(filter.field) && !IN_ONE.includes(filter.field),
    ),
  }));
  const add = (filter: ListFilter) => {
    setAnchor(null);
    onAdd(filter);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ justifySelf: 'start', alignSelf: 'center' }}
      >
        {translate('complaint.list.addFilter')}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {groups.flatMap(({ title, filters }) => [
          title && filters.length > 0 && (
            <ListSubheader key={title} role="presentation">
              {translate(title)}
            </ListSubheader>
          ),
          ...filters.map((filter) => (
            <MenuItem key={filter.field} onClick={() => add(filter)}>
              {translate(filter.label)}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
}

/** Filters that share one field: place, date, name or number. */
export const IN_ONE: readonly string[] = [
  ...(['parliament', 'assembly', 'mandal', 'area'] as const),
  ...(['from_date', 'to_date', 'name', 'complaint_number'] as const),
];
