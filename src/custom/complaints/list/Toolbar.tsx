import FilterListIcon from '@mui/icons-material/FilterList';
import FilterListOffIcon from '@mui/icons-material/FilterListOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useId, useState } from 'react';
import { useListFilterContext, useTranslate } from 'react-admin';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { ListSlot } from '#src/components/slots/ListSlot.tsx';
import { KeywordSearch } from './KeywordSearch.tsx';
import type { Filters } from './listAddress.ts';
import { StatusFilter } from './StatusFilter.tsx';

/** The code of its selects loads when it opens. */
const FilterForm = lazyWithWords(
  () => import('./FilterForm.tsx'),
  <Skeleton variant="rounded" height={104} />,
);
const FilterChips = lazyWithWords(() => import('./FilterChips.tsx'));
const ClearedFilters = lazyWithWords(() => import('./ClearedFilters.tsx'));
const ListTools = lazy(retryImport(() => import('./ListTools.tsx')));

const withoutTerm = ({ term: _, ...filters }: Filters): Filters => filters;

/**
 * One line above a list: keyword, status, a button with the number of other filters, a button to clear them, and the
 * list's tools. Below it the active filters, and the filter form while it is open.
 */
export function Toolbar({ withTools }: { withTools: boolean }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const hasDesk = hasCapability('desk');
  const formId = useId();
  const { term, status, ...others }: Filters = filterValues;
  const count = Object.values(others).filter(Boolean).length;
  const [open, setOpen] = useState(false);
  const [cleared, setCleared] = useState(0);
  /** The filters that the last keyword, an empty one, has reset. */
  const [lost, setLost] = useState<Filters>();
  const show = (filters: Filters, before?: Filters) => {
    setLost(before);
    setFilters(filters);
  };
  const clear = () => {
    setCleared(cleared + 1);
    show({});
  };
  const clearText = translate('complaint.list.clear');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 40 }}>
        <KeywordSearch
          key={cleared}
          term={term ?? ''}
          // LIST-04: an empty term resets the filters.
          // A plain host searches by the keyword alone.
          onSearch={(typed) => {
            const kept = hasDesk ? withoutTerm(filterValues) : {};
            if (typed) show({ ...kept, term: typed });
            else show({}, kept);
          }}
        />
        <StatusFilter
          status={status}
          onChange={(chosen) =>
            show(hasDesk ? { ...filterValues, status: chosen } : { ...others, status: chosen })
          }
        />
        <Button
          size="small"
          startIcon={<FilterListIcon />}
          aria-expanded={open}
          aria-controls={formId}
          onClick={() => setOpen(!open)}
        >
          {count > 0
            ? translate('complaint.list.filtersWithCount', { count })
            : translate('complaint.list.filters')}
        </Button>
        <IconButton
          size="small"
          aria-label={clearText}
          title={clearText}
          // An open form may have typed text that is not applied yet.
          disabled={!open && count === 0 && !term && !status}
          onClick={clear}
        >
          <FilterListOffIcon fontSize="small" />
        </IconButton>
        <ListSlot name="listTools" />
        {withTools && (
          <Suspense>
            <ListTools />
          </Suspense>
        )}
      </Box>
      {lost && <ClearedFilters lost={lost} onRestore={() => show(lost)} onForget={setLost} />}
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
      </Collapse>
    </Box>
  );
}
