import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Filters } from './listAddress.ts';

/** Digits, and what numbers of grievances have between them. */
const isNumber = (text: string) => /\d/.test(text) && /^[\d\s/-]+$/.test(text);

/** A name or the number of a grievance, in one field: what is a number is looked for as one (LIST-03). */
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
