import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { AskingFields } from '#src/custom/letters/complaint/referrals/AskingFields.tsx';
import type { InputsProps } from './values.ts';

/** One request to the same officers about each grievance, as for a single one (REF-01). */
export function ReferInputs({ values: { asking }, onChange, error }: InputsProps) {
  const translate = useTranslate();
  return (
    <>
      <DialogContentText>{translate('bulk.referHint')}</DialogContentText>
      <AskingFields
        value={asking}
        onChange={(changed) => onChange({ asking: { ...asking, ...changed } })}
        isOfMany
        error={!asking.officers?.length ? (error ?? undefined) : undefined}
      />
    </>
  );
}
