import { TextInput, type TextInputProps, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { refusedText } from './phoneText.ts';
import { usePhoneChange } from './usePhoneChange.ts';

/** Digits only, cut to ten (CRE-17). What is pasted is understood first; else it stays, with the reason below it. */
export function PhoneInput({ parse = (text: string) => text, ...props }: TextInputProps) {
  const name = useWrappedSource(props.source);
  const { getValues } = useFormContext();
  const { handlers, change } = usePhoneChange();
  const refusal = refusedText(String(useWatch({ name }) ?? ''));
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      {...props}
      {...handlers}
      parse={(typed: string) => parse(change(String(getValues(name) ?? ''), typed))}
      {...(refusal ? { error: true, helperText: `rules.${refusal}` } : {})}
    />
  );
}
