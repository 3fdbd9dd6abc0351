import FormHelperText from '@mui/material/FormHelperText';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { PersonCard } from '#contract/persons/person.ts';
import { Fields } from '#src/components/form/Fields.tsx';
import { PhoneInput } from '#src/components/form/PhoneInput.tsx';
import PhoneMark from './contactPreferences/PhoneMark.tsx';
import type { PersonValues } from './personForm.ts';

/**
 * The phones of a person, the main one first, and an empty field for one more (PER-01). Errors are shown below the
 * fields.
 */
export function PhonesInput() {
  const translate = useTranslate();
  const phones = useWatch<PersonValues, 'phones'>({ name: 'phones' });
  const { errors } = useFormState<PersonValues>();
  const { message } = (errors.phones ?? {}) as { message?: string };
  const person = useRecordContext<PersonCard>();
  const last = phones.findLastIndex(Boolean);
  return (
    <div>
      <Fields>
        {phones.slice(0, last + 2).map((phone, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a phone is told by its place
          <div key={index}>
            <PhoneInput
              source={`phones.${index}`}
              label={translate('person.edit.phone', { number: index + 1 })}
              autoComplete="off"
              helperText={false}
              fullWidth
            />
            <PhoneMark personId={person?.id} phone={phone} />
          </div>
        ))}
      </Fields>
      {message && (
        <FormHelperText error role="alert">
          {translate(message, { _: message })}
        </FormHelperText>
      )}
    </div>
  );
}
