import { TextInput, type TextInputProps } from 'react-admin';
import { phoneDigits } from '../../../contract/fields.ts';

/** Keeps digits only, at most ten (CRE-17). */
export const PhoneInput = (props: TextInputProps) => (
  <TextInput {...props} type="tel" inputMode="numeric" parse={phoneDigits} />
);
