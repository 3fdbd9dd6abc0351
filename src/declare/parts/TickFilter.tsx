import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useInput, useTranslate } from 'react-admin';

interface TickFilterProps {
  source: string;
  /** A key of the catalogue. */
  label: string;
  alwaysOn: true;
}

/** Only what has something, by a tick; without it all. */
export function TickFilter({ source, label }: TickFilterProps) {
  const translate = useTranslate();
  const { field } = useInput({ source, defaultValue: '' });
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={Boolean(field.value)}
          onChange={({ target }) => field.onChange(target.checked || '')}
        />
      }
      label={translate(label)}
    />
  );
}
