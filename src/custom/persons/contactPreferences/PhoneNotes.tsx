import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { ContactPreferences } from '#contract/persons/contactPreferences.ts';
import { useFormats } from '#src/components/format/useFormats.ts';

/**
 * Why phones of a person get no messages: the person has stopped them (MSG-08), or they are no mobile numbers. Wrong
 * numbers have a note of their own.
 */
export function PhoneNotes({ phones }: Pick<ContactPreferences, 'phones'>) {
  const translate = useTranslate();
  const { day } = useFormats();
  return phones.map(({ phone, mobile, stopped_at }) => {
    const text = stopped_at
      ? translate('contactPreferences.stopped', { phone, day: day(stopped_at) })
      : !mobile && translate('contactPreferences.noMobile', { phone });
    return (
      text && (
        <Alert key={phone} severity="warning" sx={{ mb: 1 }}>
          {text}
        </Alert>
      )
    );
  });
}
