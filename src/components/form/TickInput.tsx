import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { Bound } from './Bound.tsx';

/** A box to tick; `label` is a translation key. */
export function TickInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate();
  return (
    <Bound<boolean> name={source}>
      {({ value, onChange }) => (
        <FormControlLabel
          control={<Checkbox checked={value} onChange={(_event, isTicked) => onChange(isTicked)} />}
          label={translate(label)}
        />
      )}
    </Bound>
  );
}
