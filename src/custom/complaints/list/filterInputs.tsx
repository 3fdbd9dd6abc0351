import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { isDay } from '#contract/kernel/day.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { DayField } from '#src/components/form/DayField.tsx';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { OptionsPicker } from '#src/components/form/OptionsPicker.tsx';
import { type ChosenName, FILTER_LABELS, OPTIONS } from './filterOptions.ts';
import { asFilter, valuesOf } from './filterValues.ts';
import type { FilterName, Filters } from './listAddress.ts';

/** A list that is cut to nothing. */
export const NO_FILTERS = Object.fromEntries(
  Object.keys(FILTER_LABELS).flatMap((name) => (name === 'term' ? [] : [[name, null]])),
) as { [N in Exclude<FilterName, 'term'>]: null };

type Single = 'followup' | 'given';
type Day = 'from_date' | 'to_date' | 'due_from' | 'due_to';

/** A filter as its input has it. */
export function useFilter<N extends FilterName>(name: N) {
  const { field } = useController<Filters, N>({ name });
  return { field, label: useTranslate()(FILTER_LABELS[name]) };
}

/** A choice of several, of which one has to fit (DESK-07). */
export function SeveralFilter({ name }: { name: Exclude<ChosenName, Single> }) {
  const { field, label } = useFilter(name);
  const useOptions = OPTIONS[name];
  return (
    <OptionsPicker
      label={label}
      options={useOptions()}
      values={valuesOf<number | string>(field.value)}
      onChange={(values) => field.onChange(asFilter(values))}
    />
  );
}

/** A choice of several where the host takes them: a plain one takes a single value a filter. */
export function ChoiceFilter({ name }: { name: Exclude<ChosenName, Single> }) {
  return hasCapability('desk') ? <SeveralFilter name={name} /> : <OneFilter name={name} />;
}

function OneFilter({ name }: { name: Exclude<ChosenName, Single> }) {
  const { field, label } = useFilter(name);
  const useOptions = OPTIONS[name];
  return (
    <OptionPicker
      label={label}
      options={useOptions()}
      value={valuesOf<number | string>(field.value)[0] ?? null}
      onChange={field.onChange}
    />
  );
}

/** A choice of one. */
export function SingleFilter({ name }: { name: Single }) {
  const { field, label } = useFilter(name);
  const useOptions = OPTIONS[name];
  return (
    <OptionPicker
      label={label}
      options={useOptions()}
      value={field.value ?? null}
      onChange={field.onChange}
    />
  );
}

/** What is no day yet changes nothing. Filters stand close: none keeps a line for what is wrong. */
export function DayFilter({ name }: { name: Day }) {
  const { field, label } = useFilter(name);
  const { value, onChange, ref, ...rest } = field;
  return (
    <DayField
      {...rest}
      inputRef={ref}
      label={label}
      keepsLine={false}
      value={value ?? null}
      onChange={(day) => (isDay(day) || !day) && onChange(day || null)}
    />
  );
}

/** What is typed; blanks in front are none of it. */
export function TextFilter({ name }: { name: 'name' | 'complaint_number' }) {
  const { field, label } = useFilter(name);
  const { value, onChange, ref, ...rest } = field;
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
