import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_PHONES } from '#contract/kernel/limits.ts';
import { phonesOf, type Two } from './choices.ts';

interface PhoneChoiceProps {
  two: Two;
  phones: readonly string[];
  onChange: (phones: string[]) => void;
}

/** The phones of both people. All are kept, unless they exceed a person's limit (PER-12). */
export function PhoneChoice({ two, phones, onChange }: PhoneChoiceProps) {
  const translate = useTranslate();
  const hintId = useId();
  const all = phonesOf(two);
  if (all.length < 2) return null;
  const isTooMany = phones.length > MAX_PHONES;
  const tick = (phone: string, isTicked: boolean) =>
    onChange(isTicked ? [...phones, phone] : phones.filter((other) => other !== phone));
  return (
    <FormControl component="fieldset" error={isTooMany} fullWidth aria-describedby={hintId}>
      <FormLabel component="legend">{translate('merging.merge.phones')}</FormLabel>
      <FormGroup sx={SIDE_BY_SIDE}>
        {all.map((phone) => (
          <FormControlLabel
            key={phone}
            control={
              <Checkbox
                size="small"
                checked={phones.includes(phone)}
                onChange={(_event, isTicked) => tick(phone, isTicked)}
              />
            }
            label={phone}
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ mr: 0 }}
          />
        ))}
      </FormGroup>
      <FormHelperText id={hintId} role={isTooMany ? 'alert' : undefined} sx={{ mx: 0 }}>
        {translate(isTooMany ? 'rules.tooManyPhones' : 'merging.merge.phonesHint')}
      </FormHelperText>
    </FormControl>
  );
}

export const SIDE_BY_SIDE = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
