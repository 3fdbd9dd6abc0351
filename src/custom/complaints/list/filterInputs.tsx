import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { isDay } from '#contract/kernel/day.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { DayField } from '#src/components/form/DayField.tsx';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { OptionsPicker } from '#src/components/form/OptionsPicker.tsx';
import { fixedOptions, type Options } from '#src/components/form/useOptions.ts';
import type { FilterValue, ListFilter } from '#src/components/slots/filter.ts';
import { optionsOf } from './filterOptions.tsx';
import { asFilter, valuesOf } from './filterValues.ts';

type Values = Record<string, FilterValue | readonly FilterValue[] | null>;

/** A filter's value, name and label for its control. */
function useFilter({ field: name, label }: ListFilter) {
  const { field } = useController<Values>({ name });
  return { ...field, label: useTranslate()(label) };
}

/** The control of a filter, by its kind. A half-typed day is lost with its control. */
export function FilterInput({ filter }: { filter: ListFilter }) {
  switch (filter.kind) {
    case 'several':
    case 'one':
      return <WordsInput filter={filter} />;
    case 'ids':
    case 'people':
    case 'names':
      return <LoadedInput filter={filter} />;
    case 'day':
      return <DayInput filter={filter} />;
    default:
      return <TextInput filter={filter} />;
  }
}

type Of<K extends ListFilter['kind']> = { filter: Extract<ListFilter, { kind: K }> };

function WordsInput({ filter }: Of<'several' | 'one'>) {
  const translate = useTranslate();
  const all = filter.values.map((value) => ({ value, label: translate(`${filter.words}.${value}`) }));
  return <Choice filter={filter} options={fixedOptions(all)} />;
}

function LoadedInput({ filter }: Of<'ids' | 'people' | 'names'>) {
  const [typed, setTyped] = useState('');
  const { value } = useFilter(filter);
  const WithOptions = optionsOf(filter.options);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} sx={{ my: 1 }} />}>
      <WithOptions values={valuesOf<FilterValue>(value)} typed={typed}>
        {(options) => <Choice filter={filter} options={options} onType={setTyped} />}
      </WithOptions>
    </Suspense>
  );
}

interface ChoiceProps {
  filter: ListFilter;
  options: Options;
  onType?: (typed: string) => void;
}

/** Multiple choice if the filter and the host allow several values; a plain host does not. */
function Choice({ filter, options, onType }: ChoiceProps) {
  const { label, value, onChange } = useFilter(filter);
  const values = valuesOf<FilterValue>(value);
  const hasDesk = hasCapability('desk');
  if (filter.kind === 'one' || !hasDesk)
    return <OptionPicker label={label} options={options} value={values[0] ?? null} onChange={onChange} />;
  return (
    <OptionsPicker
      label={label}
      options={options}
      values={values}
      onChange={(chosen) => onChange(asFilter(chosen))}
      {...(onType ? { onType } : {})}
    />
  );
}

/** An incomplete day changes nothing. There is no room for an error line between filters. */
function DayInput({ filter }: Of<'day' | 'place' | 'typed'>) {
  const { label, value, onChange, ref, name, onBlur } = useFilter(filter);
  return (
    <DayField
      name={name}
      onBlur={onBlur}
      inputRef={ref}
      label={label}
      keepsLine={false}
      value={typeof value === 'string' ? value : null}
      onChange={(day) => (isDay(day) || !day) && onChange(day || null)}
    />
  );
}

/** Typed text without leading blanks. */
function TextInput({ filter }: Of<'day' | 'place' | 'typed'>) {
  const { label, value, onChange, ref, ...rest } = useFilter(filter);
  return (
    <TextField
      {...rest}
      inputRef={ref}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value.trimStart() || null)}
      label={label}
      size="small"
      margin="dense"
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
}
