import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useListFilterContext, useTranslate } from 'react-admin';
import { lockedPlaces } from '#contract/access/access.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import type { FilterField, FilterValue } from '#src/components/slots/filter.ts';
import { asFilter, valuesOf } from './filterValues.ts';
import type { Filters } from './listAddress.ts';
import { useListFilters } from './useListFilters.ts';
import { ValueChips } from './ValueChips.tsx';
import { isLevel, withoutPlaces } from './withoutPlaces.ts';

/**
 * One chip per active filter value, each removable, also while the filters are folded (DESK-07). The keyword is in its
 * own box, and fixed places cannot be removed.
 */
export default function FilterChips() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { filterValues, setFilters } = useListFilterContext();
  const filters: Filters = filterValues;
  const actor = storedActor();
  const locked: readonly string[] = actor ? lockedPlaces(actor) : [];
  const shown = useListFilters().filter(({ field }) => filters[field] && !locked.includes(field));
  const count = shown.reduce((sum, { field }) => sum + valuesOf<unknown>(filters[field]).length, 0);
  const group = useFocusAfterRemoval<HTMLDivElement>(count);
  const remove = (name: FilterField, value: FilterValue) => {
    const remaining: Filters = {
      ...filters,
      [name]: asFilter(valuesOf<unknown>(filters[name]).filter((one) => one !== value)),
    };
    setFilters(isLevel(name) ? withoutPlaces(queryClient, remaining, name, [Number(value)]) : remaining);
  };
  return (
    <Box
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={translate('views.chips')}
      sx={{ display: count > 0 ? 'flex' : 'none', flexWrap: 'wrap', gap: 0.75 }}
    >
      {shown.map((filter) => (
        <ValueChips
          key={filter.field}
          filter={filter}
          values={valuesOf(filters[filter.field] as FilterValue | FilterValue[])}
          onRemove={(value) => remove(filter.field, value)}
        />
      ))}
    </Box>
  );
}
