import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { ACCESS_KINDS, type AccessKind } from '#contract/desk/accessLog.ts';
import { isDay } from '#contract/kernel/day.ts';
import { DayField } from '#src/components/form/DayField.tsx';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { fixedOptions } from '#src/components/form/useOptions.ts';
import { useAccessPeople } from '../accessLog/useAccessLog.ts';
import type { AccessFilters as Filters } from './accessAddress.ts';

interface AccessFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const GRID = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
};

/** Filters by user, kind and day. Each choice applies at once. */
export function AccessFilters({ filters, onChange }: AccessFiltersProps) {
  const translate = useTranslate();
  const people = useAccessPeople();
  const kinds = ACCESS_KINDS.map((value) => ({ value, label: translate(`privacy.access.kinds.${value}`) }));
  const change = (changes: Filters) => onChange({ ...filters, ...changes });
  return (
    <Box role="search" aria-label={translate('privacy.access.filters')} sx={{ mb: 2 }}>
      <Box sx={GRID}>
        <OptionPicker
          label={translate('privacy.access.user')}
          options={people}
          value={filters.user_id ?? null}
          onChange={(user_id) => change({ user_id: user_id as number | null })}
        />
        <OptionPicker
          label={translate('privacy.access.kind')}
          options={fixedOptions(kinds)}
          value={filters.kind ?? null}
          onChange={(kind) => change({ kind: kind as AccessKind | null })}
        />
        {(['from_date', 'to_date'] as const).map((name) => (
          <DayField
            key={name}
            label={translate(`privacy.access.${name}`)}
            value={filters[name] ?? null}
            // An incomplete day changes nothing.
            onChange={(day) => (isDay(day) || !day) && change({ [name]: day || null })}
          />
        ))}
      </Box>
      {Object.values(filters).some(Boolean) && (
        <Button size="small" onClick={() => onChange({})}>
          {translate('privacy.access.clear')}
        </Button>
      )}
    </Box>
  );
}
