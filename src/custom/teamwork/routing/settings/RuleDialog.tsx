import { TextInput, useTranslate } from 'react-admin';
import type { Office } from '#contract/desk/office.ts';
import { ROUTING_MODES } from '#contract/teamwork/routing.ts';
import { MAX_RULE_NAME, ruleInput } from '#contract/teamwork/routingCalls.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { ManyInput } from '#src/components/form/ManyPicker.tsx';
import { RadioInput } from '#src/components/form/RadioField.tsx';
import { useEntryForm } from '#src/components/form/useEntryForm.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { Conditions } from './Conditions.tsx';
import { type RuleValue, sentRule } from './routingForm.ts';
import { usePeople } from './useEntries.ts';

interface RuleDialogProps {
  office: Office;
  rule: RuleValue;
  isNew: boolean;
  onClose: () => void;
  onTake: (rule: RuleValue) => void;
}

/** Edits a rule; it is stored when the page is saved (SLA-17). */
export function RuleDialog({ office, rule, isNew, onClose, onTake }: RuleDialogProps) {
  const translate = useTranslate();
  const form = useEntryForm(ruleInput, {
    defaultValues: rule,
    bodyOf: sentRule,
    onTake: ({ name }, values) => {
      onTake({ ...values, name });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={translate(isNew ? 'routing.addTitle' : 'routing.editTitle')}
      submit={translate('calendar.ok')}
      maxWidth="xs"
      onClose={onClose}
    >
      <TextInput
        source="name"
        label="routing.fields.name"
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: MAX_RULE_NAME, 'aria-required': true } }}
      />
      <Hint text="routing.conditions" />
      <Conditions office={office} />
      <ManyInput source="people" label="routing.fields.people" options={usePeople(office)} isRequired />
      <RadioInput source="mode" label="routing.mode" words="routing.modeText" values={ROUTING_MODES} />
    </FormDialog>
  );
}
