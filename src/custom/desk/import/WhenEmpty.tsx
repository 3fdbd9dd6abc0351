import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { ImportField, ImportMap, ImportRule } from '#contract/desk/complaintImport.ts';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import type { Options } from '#src/components/form/useOptions.ts';
import { withRule } from './mapping.ts';

interface WhenEmptyProps {
  field: ImportField;
  /** The field's name on the screen. */
  name: string;
  map: ImportMap;
  onChange: (map: ImportMap) => void;
  disabled: boolean;
  /** The options; undefined for a text field. */
  options: Options | undefined;
}

/**
 * The value for an empty cell: a name from a short list, a text, or 'no phone known'. For the number: how to treat
 * equal rows.
 */
export function WhenEmpty({ field, name, map, onChange, disabled, options }: WhenEmptyProps) {
  const translate = useTranslate();
  const { column, otherwise = '', unknown = false, own = false } = map[field] ?? {};
  const change = (changed: Partial<ImportRule>) => onChange(withRule(map, field, changed));
  const label = translate('importing.otherwise', { field: name });
  if (field === 'phone') {
    return <Tick label="noPhone" checked={unknown} onChange={(ticked) => change({ unknown: ticked })} />;
  }
  if (field === 'key') {
    return column ? null : (
      <Tick label="ownRows" checked={own} onChange={(ticked) => change({ own: ticked })} />
    );
  }
  if (options) {
    return (
      <OptionPicker
        label={label}
        options={options}
        value={otherwise || null}
        onChange={(chosen) => change({ otherwise: chosen === null ? '' : String(chosen) })}
      />
    );
  }
  return (
    <TextField
      size="small"
      label={label}
      value={otherwise}
      onChange={(event) => change({ otherwise: event.target.value })}
      disabled={disabled}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: 500 } }}
    />
  );
}

interface TickProps {
  label: 'noPhone' | 'ownRows';
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Tick({ label, checked, onChange }: TickProps) {
  const translate = useTranslate();
  return (
    <FormControlLabel
      label={translate(`importing.${label}`)}
      control={<Checkbox checked={checked} onChange={(_event, ticked) => onChange(ticked)} />}
    />
  );
}
