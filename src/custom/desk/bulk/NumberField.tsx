import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useFormats } from '#src/components/format/useFormats.ts';

interface NumberFieldProps {
  count: number;
  value: string;
  onChange: (typed: string) => void;
  /** It was to be sent with another number. */
  isWrong: boolean;
}

/** The number of rows, to be typed before many citizens are told what cannot be taken back (DESK-12). */
export function NumberField({ count, value, onChange, isWrong }: NumberFieldProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <TextField
      required
      size="small"
      margin="dense"
      label={translate('bulk.typeNumber', { count: number(count) })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isWrong}
      helperText={isWrong ? translate('bulk.wrongNumber') : ' '}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
    />
  );
}
