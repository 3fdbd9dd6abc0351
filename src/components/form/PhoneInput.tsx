import { TextInput, type TextInputProps, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { refusedText } from './phoneText.ts';
import { usePhoneChange } from './usePhoneChange.ts';

/**
 * Typing accepts digits only, at most ten (CRE-17). A pasted text is parsed; if it is no phone, it stays with the error
 * below.
 */
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
