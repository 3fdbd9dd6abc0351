import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { DayField } from '#src/components/form/DayField.tsx';
import type { BulkForm, BulkInputsProps } from '#src/components/slots/bulk.ts';
import { followUpFault } from '#src/custom/complaints/followUpFault.ts';
import { FollowUpDays } from '../../FollowUpDays.tsx';

interface Values {
  on: string;
  note: string;
}

function FollowUpInputs({ values, onChange, error }: BulkInputsProps<Values>) {
  const translate = useTranslate();
  return (
    <>
      <DialogContentText>{translate('bulk.followUpHint')}</DialogContentText>
      <FollowUpDays chosen={values.on} onChoose={(on) => onChange({ on })} />
      <DayField
        label={translate('myDay.followUp.day')}
        value={values.on}
        onChange={(on) => onChange({ on })}
        isRequired
        error={error}
      />
      <TextField
        label={translate('myDay.followUp.note')}
        value={values.note}
        onChange={({ target }) => onChange({ note: target.value })}
        multiline
        minRows={2}
        maxRows={6}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </>
  );
}

const followUp: BulkForm<Values> = {
  first: { on: '', note: '' },
  Inputs: FollowUpInputs,
  params: ({ on, note }) => ({ on, note: note.trim() }),
  fault: ({ on }) => followUpFault(on) ?? null,
  title: 'bulk.titles.followup',
  submit: 'common.save',
};
export default followUp;
