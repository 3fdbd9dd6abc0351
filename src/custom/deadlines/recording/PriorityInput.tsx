import { useTranslate } from 'react-admin';
import { PRIORITIES } from '#contract/deadlines/targets.ts';
import { OptionInput } from '#src/components/form/OptionInput.tsx';
import { fixedOptions } from '#src/components/form/useOptions.ts';

/** Empty means the priority of the category (SLA-01). */
export function PriorityInput() {
  const translate = useTranslate();
  const options = PRIORITIES.map((value) => ({ value, label: translate(`due.priority.${value}`) }));
  return (
    <OptionInput
      source="priority"
      label="complaint.fields.priority"
      options={fixedOptions(options)}
      hint="due.priorityHint"
    />
  );
}
