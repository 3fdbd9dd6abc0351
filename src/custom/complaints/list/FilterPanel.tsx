import FilterListIcon from '@mui/icons-material/FilterList';
import FilterListOffIcon from '@mui/icons-material/FilterListOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { useListFilterContext, useTranslate } from 'react-admin';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import { KeywordSearch } from './KeywordSearch.tsx';
import type { Filters } from './listAddress.ts';
import { StatusFilter } from './StatusFilter.tsx';

/** Its selects are fetched when the panel is opened. */
const FilterForm = lazyWithWords(
  () => import('./FilterForm.tsx'),
  <Skeleton variant="rounded" height={160} />,
);
const FilterChips = lazyWithWords(() => import('./FilterChips.tsx'));
const SavedViews = lazyWithWords(() => import('#src/custom/desk/views/SavedViews.tsx'));

const withoutTerm = ({ term: _, ...filters }: Filters): Filters => filters;

/** Above a list: keyword, status, the other filters behind a button that counts them, and the way to none of them. */
export function FilterPanel() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const hasDesk = hasCapability('desk');
  const formId = useId();
  const { term, status, ...others }: Filters = filterValues;
  const count = Object.values(others).filter(Boolean).length;
  const [open, setOpen] = useState(count > 0);
  const [cleared, setCleared] = useState(0);
  const show = (filters: Filters) => setFilters(filters);
  const clear = () => {
    setCleared(cleared + 1);
    show({});
  };

  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <KeywordSearch
          key={cleared}
          term={term ?? ''}
          // LIST-04: an empty term resets the filters.
          // A plain host searches by the keyword alone.
          onSearch={(typed) => show(typed ? { ...(hasDesk ? filterValues : {}), term: typed } : {})}
        />
        <StatusFilter
          status={status}
          onChange={(chosen) =>
            show(hasDesk ? { ...filterValues, status: chosen } : { ...others, status: chosen })
          }
        />
        <Button
          startIcon={<FilterListIcon />}
          aria-expanded={open}
          aria-controls={formId}
          onClick={() => setOpen(!open)}
        >
          {count > 0
            ? translate('complaint.list.filtersWithCount', { count })
            : translate('complaint.list.filters')}
        </Button>
        <Button
          startIcon={<FilterListOffIcon />}
          // What is typed into an open form may not be applied yet.
          disabled={!open && count === 0 && !term && !status}
          onClick={clear}
        >
          {translate('complaint.list.clear')}
        </Button>
      </Box>
      {(count > 0 || status) && (
        <Box sx={{ minHeight: 24 }}>
          <FilterChips />
        </Box>
      )}
      <Collapse in={open} id={formId} unmountOnExit>
        <FilterForm
          filters={filterValues}
          cleared={cleared}
          onApply={(chosen) => show(hasDesk ? chosen : withoutTerm(chosen))}
        />
        {hasDesk && <SavedViews />}
      </Collapse>
    </Paper>
  );
}
