import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import type { BulkForm, BulkInputsProps } from '#src/components/slots/bulk.ts';
import { AskingFields } from '../complaint/referrals/AskingFields.tsx';
import { type Asking, bodyOf, isWrongDay, NOTHING_ASKED } from '../complaint/referrals/asking.ts';

/** One request to the same officers about each grievance, as for a single one (REF-01). */
function ReferInputs({ values, onChange, error }: BulkInputsProps<Asking>) {
  const translate = useTranslate();
  return (
    <>
      <DialogContentText>{translate('bulk.referHint')}</DialogContentText>
      <AskingFields
        value={values}
        onChange={onChange}
        isOfMany
        error={!values.officers?.length ? (error ?? undefined) : undefined}
      />
    </>
  );
}

function fault(asking: Asking): string | null {
  if (!asking.officers?.length) return 'rules.officerToForward';
  return isWrongDay(asking) ? 'rules.dueInPast' : null;
}

const refer: BulkForm<Asking> = {
  first: NOTHING_ASKED,
  Inputs: ReferInputs,
  params: bodyOf,
  fault,
  title: 'bulk.titles.refer',
  submit: 'bulk.check',
};
export default refer;
