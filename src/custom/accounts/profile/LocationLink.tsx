import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

/** A link to the office on a map. It is no part of the profile and is never sent (PROF-01), which the field says itself. */
export function LocationLink() {
  const translate = useTranslate();
  return (
    <TextField
      type="url"
      margin="dense"
      label={translate('profile.fields.location_url')}
      helperText={translate('profile.locationHint')}
      placeholder="https://"
      autoComplete="off"
      sx={{ gridColumn: '1 / -1' }}
    />
  );
}
