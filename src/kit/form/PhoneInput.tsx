import { TextInput, type TextInputProps } from 'react-admin';
import { phoneDigits } from '../../../contract/fields.ts';

/** Digits only, cut to ten (CRE-17); a pasted number may carry +91, a leading 0, spaces and hyphens. */
export const PhoneInput = (props: TextInputProps) => (
  <TextInput type="tel" inputMode="numeric" parse={phoneDigits} {...props} />
);
