import { useTranslate } from 'react-admin';
import { PRIORITIES, type Priority } from '#contract/deadlines/targets.ts';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import type { BulkForm, BulkInputsProps } from '#src/components/slots/bulk.ts';

interface Values {
  priority: Priority | null;
}

function PriorityInput({ values, onChange, error }: BulkInputsProps<Values>) {
  const translate = useTranslate();
  return (
    <ChoiceField
      autoFocus
      margin="dense"
      label={translate('complaint.fields.priority')}
      error={error !== null}
      helperText={error ?? ' '}
      value={values.priority ?? ''}
      onChange={(chosen) => onChange({ priority: chosen || null })}
      choices={PRIORITIES.map((each) => [each, translate(`due.priority.${each}`)])}
    />
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
