import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { REFERRAL_WAYS, type ReferralWay } from '#contract/letters/letterKinds.ts';
import { FileChoice } from '#src/components/files/FileChoice.tsx';
import { DayField } from '#src/components/form/DayField.tsx';

/** The channel and the date of receipt. */
export interface ReceivedValues {
  way: ReferralWay;
  received_on: string;
  their_number: string;
  their_date: string;
  file: File | null;
}

export const receivedBody = ({ received_on, their_number, their_date, ...rest }: ReceivedValues) => ({
  ...rest,
  received_on: received_on || null,
  their_number: their_number || null,
  their_date: their_date || null,
});

interface ReceivedFieldsProps {
  values: ReceivedValues;
  onChange: (values: ReceivedValues) => void;
}

export function ReceivedFields({ values, onChange }: ReceivedFieldsProps) {
  const translate = useTranslate();
  const change = (changes: Partial<ReceivedValues>) => onChange({ ...values, ...changes });
  return (
    <>
      <TextField
        select
        label={translate('referrals.reply.way')}
        value={values.way}
        onChange={({ target }) => change({ way: target.value as ReferralWay })}
      >
        {REFERRAL_WAYS.map((way) => (
          <MenuItem key={way} value={way}>
            {translate(`referrals.way.${way}`)}
          </MenuItem>
        ))}
      </TextField>
      <DayField
        label={translate('referrals.reply.received')}
        value={values.received_on}
        onChange={(received_on) => change({ received_on })}
      />
      <TextField
        label={translate('referrals.reply.theirNumber')}
        value={values.their_number}
        onChange={({ target }) => change({ their_number: target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <DayField
        label={translate('referrals.reply.theirDate')}
        value={values.their_date}
        onChange={(their_date) => change({ their_date })}
      />
      <FileChoice
        label="referrals.reply.file"
        button="referrals.reply.chooseFile"
        file={values.file}
        onChange={(file) => change({ file })}
      />
    </>
  );
}
