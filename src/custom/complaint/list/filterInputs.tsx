import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { isDay } from '../../../../contract/day.ts';
import { DayField } from '../../../kit/form/DayField.tsx';
import { OptionPicker } from '../../../kit/form/OptionPicker.tsx';
import type { Options } from '../../../kit/form/useOptions.ts';
import type { Filters } from './listAddress.ts';

/** A list that is cut to nothing. */
export const NO_FILTERS = {
  parliament: null,
  assembly: null,
  mandal: null,
  area: null,
  category: null,
  assigned: null,
  staff_id: null,
  leader_id: null,
  last_leader_id: null,
  name: null,
  complaint_number: null,
  from_date: null,
  to_date: null,
  priority: null,
  sla: null,
  response: null,
  due_from: null,
  due_to: null,
  level: null,
  followup: null,
  given: null,
} satisfies Filters;

export interface FieldProps {
  name: keyof typeof NO_FILTERS;
  /** Translation key. */
  label: string;
}

/** A filter as its input has it. */
function useFilter<N extends keyof typeof NO_FILTERS>({ name, label }: { name: N; label: string }) {
  const { field } = useController<Filters, N>({ name });
  return { field, label: useTranslate()(label) };
}

/** A choice among options. */
export function OptionFilter({ options, ...filter }: FieldProps & { options: Options }) {
  const { field, label } = useFilter(filter);
  return (
    <OptionPicker label={label} options={options} value={field.value ?? null} onChange={field.onChange} />
  );
}

/** What is no day yet changes nothing. */
export function DayFilter(filter: FieldProps & { name: 'from_date' | 'to_date' | 'due_from' | 'due_to' }) {
  const { field, label } = useFilter(filter);
  const { value, onChange, ref, ...rest } = field;
  return (
    <DayField
      {...rest}
      inputRef={ref}
      label={label}
      value={value ?? null}
      onChange={(day) => (isDay(day) || !day) && onChange(day || null)}
    />
  );
}

/** What is typed; blanks in front are none of it. */
export function TextFilter(filter: FieldProps) {
  const { field, label } = useFilter(filter);
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
