import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useFormats } from '#src/components/format/useFormats.ts';

interface NumberFieldProps {
  count: number;
  value: string;
  onChange: (typed: string) => void;
  /** The user tried to send with another number. */
  isWrong: boolean;
}

/** The user types the number of rows to confirm messages to many citizens, which cannot be undone (DESK-12). */
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
