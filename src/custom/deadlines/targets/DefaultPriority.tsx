import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { TargetRow } from '#contract/deadlines/targetCalls.ts';
import { MOST_URGENT_FIRST, priorityField, type TargetValues } from './targetForm.ts';

/** The starting priority of a category's grievances. The first choice is the inherited one (SLA-01). */
export function DefaultPriority({ row }: { row: TargetRow }) {
  const translate = useTranslate();
  const { field } = useController<TargetValues>({ name: priorityField(row) });
  const called = (priority: string) => translate(`targets.priority.${priority}`);
  const { value, from } = row.default_priority.inherited;
  return (
    <TextField
      select
      fullWidth
      size="small"
      margin="none"
      label={translate('targets.default')}
      name={field.name}
      inputRef={field.ref}
      value={field.value ?? ''}
      onBlur={field.onBlur}
      onChange={({ target }) => field.onChange(target.value === '' ? null : target.value)}
      helperText={translate(field.value === null ? `targets.from.${from}` : 'targets.own')}
      slotProps={{
        inputLabel: { shrink: true },
        select: { displayEmpty: true, renderValue: (chosen) => called(String(chosen || value)) },
      }}
      sx={field.value === null ? INHERITED : undefined}
    >
      <MenuItem value="">{translate('targets.inherit', { priority: called(value) })}</MenuItem>
      {MOST_URGENT_FIRST.map((priority) => (
        <MenuItem key={priority} value={priority}>
          {called(priority)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** In the colour of the inherited numbers. */
const INHERITED = { '& .MuiSelect-select': { color: 'text.secondary' } };
