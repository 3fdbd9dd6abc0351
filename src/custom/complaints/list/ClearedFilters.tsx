import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useListFilterContext, useTranslate } from 'react-admin';
import type { Filters } from './listAddress.ts';

interface ClearedFiltersProps {
  /** The filters that an empty keyword has reset. */
  lost: Filters;
  onRestore: () => void;
  /** Called with undefined once other filters are set. */
  onForget: (lost: undefined) => void;
}

/** Shows that an empty keyword has reset the other filters, too, with a button that sets them again (LIST-04). */
export default function ClearedFilters({ lost, onRestore, onForget }: ClearedFiltersProps) {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const isCleared = isEmpty(filterValues);
  // A view or a step back also sets filters; the lost ones are then of no use.
  useEffect(() => (isCleared ? () => onForget(undefined) : undefined), [isCleared, onForget]);
  if (isEmpty(lost) || !isCleared) return null;
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box component="span" sx={{ typography: 'body2' }}>
        {translate('views.cleared')}
      </Box>
      <Button size="small" onClick={onRestore}>
        {translate('views.restore')}
      </Button>
    </Box>
  );
}

const isEmpty = (filters: Filters) => !Object.values(filters).some(Boolean);
