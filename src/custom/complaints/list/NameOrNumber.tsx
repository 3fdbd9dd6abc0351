import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Filters } from './listAddress.ts';

/** Digits, and the separators in grievance numbers. */
const isNumber = (text: string) => /\d/.test(text) && /^[\d\s/-]+$/.test(text);

/** A name or a grievance number in one field (LIST-03). */
export function NameOrNumber() {
  const translate = useTranslate();
  const { setValue } = useFormContext<Filters>();
  const [name, number] = useWatch<Filters, ['name', 'complaint_number']>({
    name: ['name', 'complaint_number'],
  });
  const type = (typed: string) => {
    const text = typed.trimStart() || null;
    const isOfNumber = text !== null && isNumber(text);
    setValue('complaint_number', isOfNumber ? text : null);
    setValue('name', isOfNumber ? null : text);
  };
  return (
    <TextField
      value={name ?? number ?? ''}
      onChange={({ target }) => type(target.value)}
      label={translate('complaint.list.nameOrNumber')}
      size="small"
      margin="dense"
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
}
