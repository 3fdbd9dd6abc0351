import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useListFilterContext, useTranslate } from 'react-admin';
import { lockedPlaces } from '#contract/access/access.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import { FILTER_LABELS } from './filterOptions.ts';
import { asFilter, valuesOf } from './filterValues.ts';
import type { FilterName, Filters } from './listAddress.ts';
import { ValueChips } from './ValueChips.tsx';
import { isLevel, withoutPlaces } from './withoutPlaces.ts';

/** Each value that a list is cut to, to be taken away by itself, whether the filters are open or not (DESK-07). */
export default function FilterChips() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { filterValues, setFilters } = useListFilterContext();
  const filters: Filters = filterValues;
  const names = shownIn(filters);
  const count = names.reduce((sum, name) => sum + valuesOf(filters[name]).length, 0);
  const group = useFocusAfterRemoval<HTMLDivElement>(count);
  const remove = (name: FilterName, value: string | number) => {
    const remaining: Filters = {
      ...filters,
      [name]: asFilter(valuesOf(filters[name]).filter((one) => one !== value)),
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
      {names.map((name) => (
        <ValueChips
          key={name}
          name={name}
          values={valuesOf<string | number>(filters[name])}
          onRemove={(value) => remove(name, value)}
        />
      ))}
    </Box>
  );
}

/** Those that are set, but for the keyword, which its box shows, and places that cannot be others. */
function shownIn(filters: Filters): FilterName[] {
  const actor = storedActor();
  const locked: readonly string[] = actor ? lockedPlaces(actor) : [];
  const names = Object.keys(FILTER_LABELS) as FilterName[];
  return names.filter((name) => filters[name] && name !== 'term' && !locked.includes(name));
}
