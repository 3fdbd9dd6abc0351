import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useInput, useTranslate } from 'react-admin';

interface TickFilterProps {
  source: string;
  /** A key of the catalogue. */
  label: string;
  alwaysOn: true;
}

/** A checkbox filter: only records that have something; all when off. */
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
