import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFormats } from '#src/components/format/useFormats.ts';
import { preferencesOf } from './usePreferences.ts';

interface PhoneMarkProps {
  /** A person with this phone. */
  personId: number | null | undefined;
  phone: string | null | undefined;
}

/** Marks a phone that was wrong, with the date; empty for other phones (PER-05, MSG-14). */
export default function PhoneMark({ personId, phone }: PhoneMarkProps) {
  const translate = useTranslate();
  const { day } = useFormats();
  const { data } = useQuery({ ...preferencesOf(personId ?? 0), enabled: Boolean(personId && phone) });
  const wrongAt = data?.phones.find((one) => one.phone === phone)?.wrong_at;
  if (!wrongAt) return null;
  return (
    <Typography component="span" role="status" variant="body2" color="error" sx={{ display: 'block' }}>
      {translate('contactPreferences.wrong', { day: day(wrongAt) })}
    </Typography>
  );
}
