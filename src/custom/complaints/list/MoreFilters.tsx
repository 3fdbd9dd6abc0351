import AddIcon from '@mui/icons-material/Add';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { MenuButton } from '#src/components/page/MenuButton.tsx';
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
  const fields = shown.map(({ field }) => field);
  const groups = useFilterGroups().map(({ title, filters }) => ({
    title,
    filters: filters.filter(
      (filter) => !filter.isFirst && !fields.includes(filter.field) && !IN_ONE.includes(filter.field),
    ),
  }));
  return (
    <MenuButton
      size="small"
      startIcon={<AddIcon />}
      sx={{ justifySelf: 'start', alignSelf: 'center' }}
      label={translate('complaint.list.addFilter')}
    >
      {(choosing) =>
        groups.flatMap(({ title, filters }) => [
          title && filters.length > 0 && (
            <ListSubheader key={title} role="presentation">
              {translate(title)}
            </ListSubheader>
          ),
          ...filters.map((filter) => (
            <MenuItem key={filter.field} onClick={choosing(() => onAdd(filter))}>
              {translate(filter.label)}
            </MenuItem>
          )),
        ])
      }
    </MenuButton>
  );
}

/** Filters that share one field: place, date, name or number. */
export const IN_ONE: readonly string[] = [
  ...(['parliament', 'assembly', 'mandal', 'area'] as const),
  ...(['from_date', 'to_date', 'name', 'complaint_number'] as const),
];
