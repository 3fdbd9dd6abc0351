import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { storedActor } from '#src/authProvider/storedSession.ts';
import type { ListFilter } from '#src/components/slots/filter.ts';
import { coreFilters } from './coreFilters.ts';
import { DateFilter } from './DateFilter.tsx';
import { FilterInput } from './filterInputs.tsx';
import type { Filters } from './listAddress.ts';
import { IN_ONE, MoreFilters } from './MoreFilters.tsx';
import { PlaceFilter } from './PlaceFilter.tsx';
import { useApplied } from './useApplied.ts';
import { useListFilters } from './useListFilters.ts';

interface FilterFormProps {
  filters: Filters;
  /** Counts the clearings, which also remove typed text that is not applied yet. */
  cleared: number;
  onApply: (filters: Filters) => void;
}

/** The filters of a list except the keyword (LIST-03), applied on change: the usual ones and the added ones. */
export default function FilterForm({ filters, cleared, onApply }: FilterFormProps) {
  const translate = useTranslate();
  const known = useListFilters();
  const values = useMemo(() => ({ ...noFilters(known), ...filters }), [known, filters]);
  const form = useForm<Filters>({ defaultValues: values });
  const apply = useApplied({ form, values, cleared, onApply });
  const [added, setAdded] = useState<readonly string[]>([]);
  const actor = storedActor();
  const isOffered = ({ isFor }: ListFilter) => !isFor || (actor !== null && isFor(actor));
  const usual = known.filter((filter) => filter.isFirst && isOffered(filter));
  const further = known.filter(
    ({ field, isFirst }) =>
      !isFirst && !IN_ONE.includes(field) && (Boolean(filters[field]) || added.includes(field)),
  );
  const ofCore = usual.filter((filter) => coreFilters.includes(filter));
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        aria-label={translate('complaint.list.filters')}
        onSubmit={form.handleSubmit(apply)}
        sx={GRID}
      >
        <PlaceFilter />
        {ofCore.map((filter) => (
          <FilterInput key={filter.field} filter={filter} />
        ))}
        <DateFilter key={cleared} />
        {usual
          .filter((filter) => !ofCore.includes(filter))
          .map((filter) => (
            <FilterInput key={filter.field} filter={filter} />
          ))}
        <NameOrNumber />
        {further.map((filter) => (
          <Added key={`${filter.field} ${cleared}`} isNew={filter.field === added.at(-1)}>
            <FilterInput filter={filter} />
          </Added>
        ))}
        <MoreFilters shown={further} onAdd={({ field }) => setAdded([...added, field])} />
        {/* Enter submits a form of several fields only if it has a button. */}
        <button type="submit" hidden />
      </Box>
    </FormProvider>
  );
}

/** A newly added control gets the focus. */
function Added({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew || !box.current) return;
    const focus = () => box.current?.querySelector('input')?.focus();
    focus();
    // The control appears after its options have loaded.
    const observer = new MutationObserver(() => {
      if (!box.current?.querySelector('input')) return;
      focus();
      observer.disconnect();
    });
    if (!box.current.querySelector('input'))
      observer.observe(box.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isNew]);
  return (
    <Box ref={box} sx={{ display: 'grid' }}>
      {children}
    </Box>
  );
}

/** The empty values of all filters. */
const noFilters = (known: readonly ListFilter[]) =>
  Object.fromEntries(known.map(({ field }) => [field, null]));

const GRID = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
};

/** Digits, and the separators in grievance numbers. */
const isNumber = (text: string) => /\d/.test(text) && /^[\d\s/-]+$/.test(text);

/** A name or a grievance number in one field (LIST-03). */
function NameOrNumber() {
  const translate = useTranslate();
  const { setValue } = useFormContext<Filters>();
  const [name, number] = useWatch<Filters, ['name', 'complaint_number']>({
    name: ['name', 'complaint_number'],
  });
  const type = (typed: string) => {
    const text = typed.trimStart() || null;
    const isOfNumber = text !== null && isNumber(text);
    setValue('complaint_number', isOfNumber ? text : null);
    setValue('name', isOfNumber ? null : text);
  };
  return (
    <TextField
      value={name ?? number ?? ''}
      onChange={({ target }) => type(target.value)}
      label={translate('complaint.list.nameOrNumber')}
      size="small"
      margin="dense"
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
}
