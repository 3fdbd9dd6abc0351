import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { PRIORITIES, type Priority } from '#contract/deadlines/targets.ts';
import type { BulkForm, BulkInputsProps } from '#src/components/slots/bulk.ts';

interface Values {
  priority: Priority | null;
}

function PriorityInput({ values, onChange, error }: BulkInputsProps<Values>) {
  const translate = useTranslate();
  return (
    <TextField
      select
      autoFocus
      size="small"
      margin="dense"
      label={translate('complaint.fields.priority')}
      value={values.priority ?? ''}
      onChange={({ target }) => onChange({ priority: target.value as Priority })}
      error={error !== null}
      helperText={error ?? ' '}
    >
      {PRIORITIES.map((each) => (
        <MenuItem key={each} value={each}>
          {translate(`due.priority.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Another priority (SLA-01). */
const priority: BulkForm<Values> = {
  first: { priority: null },
  Inputs: PriorityInput,
  params: ({ priority }) => ({ priority }),
  fault: ({ priority }) => (priority === null ? 'rules.required' : null),
  title: 'bulk.titles.priority',
  submit: 'common.save',
};
export default priority;
