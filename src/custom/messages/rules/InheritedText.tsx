import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { MessageRules } from '#contract/messages/messageRule.ts';
import type { RuleValues } from './ruleForm.ts';

interface InheritedTextProps {
  name: 'address' | 'phone';
  setting: MessageRules['address'];
}

/** A text of an office: when empty, the inherited value and its source are shown (GRD-01). */
export function InheritedText({ name, setting: { inherited } }: InheritedTextProps) {
  const translate = useTranslate();
  const { field, fieldState } = useController<RuleValues>({ name });
  const fault = fieldState.error?.message;
  const isSet = field.value || inherited.value;
  const from = translate(`office.from.${field.value ? 'own' : inherited.from}`);
  const source = isSet ? from : translate('messaging.rules.unset');
  return (
    <TextField
      label={translate(`messaging.rules.${name}`)}
      name={field.name}
      inputRef={field.ref}
      value={field.value}
      onBlur={field.onBlur}
      onChange={field.onChange}
      placeholder={inherited.value ?? undefined}
      error={fieldState.invalid}
      helperText={
        fault ? translate(fault, { _: fault }) : `${translate(`messaging.rules.${name}Hint`)} ${source}`
      }
      size="small"
      margin="dense"
      autoComplete="off"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: name === 'phone' ? 'tel' : 'url', maxLength: 200 },
      }}
    />
  );
}
