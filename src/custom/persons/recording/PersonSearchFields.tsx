import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isPhone } from '#contract/kernel/phone.ts';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import { refusedText } from '#src/components/form/phoneText.ts';
import { usePhoneChange } from '#src/components/form/usePhoneChange.ts';
import { useShortcut } from '#src/components/keys/useKeys.ts';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { PersonSearchInput } from './PersonSearchInput.tsx';
import { readTyped } from './typedPerson.ts';

/**
 * Phone, which searches known people (PER-04, CRE-17). A name typed or pasted here moves to Full Name, so a user
 * without a phone number can type at once.
 */
export function PhoneSearch() {
  const translate = useTranslate();
  const shortcut = useShortcut();
  const { getValues, setValue, setFocus } = useFormContext<ComplaintValues>();
  const { handlers, change } = usePhoneChange();
  const phone = useWatch<ComplaintValues, 'phone'>({ name: 'phone' }) ?? '';
  const refusal = refusedText(phone);
  const write = (written: string, keep: (phone: string | null) => void) => {
    const before = getValues('phone') ?? '';
    const { phone, name } = readTyped(written);
    const isFree = before === '' && !getValues('name') && getValues('origin') !== 'Division Incharges';
    if (name && /\p{L}/u.test(name) && isFree) {
      change(before, '');
      keep(phone);
      setValue('name', name, { shouldDirty: true });
      setFocus(isPhone(phone) ? 'phone' : 'name');
    } else keep(change(before, written) || null);
  };
  return (
    <PersonSearchInput
      source="phone"
      label="recording.fields.phone"
      onWrite={write}
      isWhole={isPhone}
      refusal={refusal && `rules.${refusal}`}
      hint={translate(
        isPhone(phone) && isPlaceholderPhone(phone) ? 'recording.earlier.ofNobody' : 'person.box.hint',
      )}
      handlers={handlers}
      htmlInput={{ type: 'tel', inputMode: 'tel', ...shortcut('create') }}
    />
  );
}

/** Full Name, which searches known people (PER-04). */
export function NameSearch() {
  return (
    <PersonSearchInput
      source="name"
      label="recording.fields.name"
      onWrite={(written, keep) => keep(written || null)}
      isWhole={() => false}
      htmlInput={{ maxLength: 200 }}
    />
  );
}
