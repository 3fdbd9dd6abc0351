import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { attachmentRule, MIME_TYPES, type RefusedFile, refusedFile } from '#contract/kernel/files.ts';
import { REFERRAL_WAYS, type ReferralWay } from '#contract/letters/letterKinds.ts';
import { HiddenFileInput } from '#src/components/files/HiddenFileInput.tsx';
import { RefusedFiles } from '#src/components/files/RefusedFiles.tsx';
import { DayField } from '#src/components/form/DayField.tsx';

/** How and when something came. */
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

const ACCEPTED = attachmentRule.accept.flatMap((kind) => MIME_TYPES[kind]).join(',');

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
      <Scan file={values.file} onChoose={(file) => change({ file })} />
    </>
  );
}

/** One file; one that the server would not take is refused at once, and not sent. */
function Scan({ file, onChoose }: { file: File | null; onChoose: (file: File | null) => void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const choose = async (chosen: File | undefined) => {
    const broken = chosen ? await refusedFile(attachmentRule, chosen) : null;
    setRefused(broken);
    onChoose(broken ? null : (chosen ?? null));
  };
  return (
    <div>
      <HiddenFileInput
        ref={input}
        accept={ACCEPTED}
        label={translate('referrals.reply.file')}
        onChoose={([chosen]) => void choose(chosen)}
      />
      <Button startIcon={<AttachIcon />} onClick={() => input.current?.click()}>
        {file?.name ?? translate('referrals.reply.chooseFile')}
      </Button>
      {refused && (
        <Typography variant="body2" color="error" role="alert">
          <RefusedFiles rule={refused.rule} files={[refused]} />
        </Typography>
      )}
    </div>
  );
}
