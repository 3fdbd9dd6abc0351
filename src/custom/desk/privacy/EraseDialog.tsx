import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { confirms, erasePerson, type PersonRecord } from '#contract/desk/privacy.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { usePhoneChange } from '#src/components/form/usePhoneChange.ts';
import { useAfterErasing, type Whom } from './usePerson.ts';

interface EraseDialogProps {
  whom: Whom;
  person: PersonRecord;
  /** The phone number, or the name of one person. */
  called: string;
  /** The number of records to erase. */
  records: number;
  onClose: () => void;
  onErased: () => void;
}

/** The user types the number or the name to confirm the erasure. It also lists the grievances that are not closed. */
export function EraseDialog({ whom, person, called, records, onClose, onErased }: EraseDialogProps) {
  const { phone, open, names } = person;
  const translate = useTranslate();
  const textId = useId();
  const { handlers, change } = usePhoneChange();
  const afterErasing = useAfterErasing(whom, onErased);
  const form = useContractForm(erasePerson, {
    defaultValues: { confirmation: '', open: false },
    bodyOf: (values) => ({ ...whom, ...values }),
    onDone: afterErasing,
  });
  const values = form.form.watch();
  return (
    <FormDialog
      form={form}
      title={translate('privacy.person.eraseTitle', { phone: called })}
      submit={translate('privacy.person.erase')}
      color="error"
      isReady={confirms(values.confirmation, phone, names) && (open === 0 || values.open)}
      describedBy={textId}
      maxWidth="xs"
      onClose={onClose}
    >
      <DialogContentText id={textId}>
        {translate('privacy.person.eraseQuestion', { smart_count: records })}
      </DialogContentText>
      {open > 0 && (
        <Alert severity="warning">
          {translate('privacy.person.eraseOpen', { smart_count: open })}
          <FormControlLabel
            control={<Checkbox {...form.form.register('open')} />}
            label={translate('privacy.person.eraseOpenToo')}
          />
        </Alert>
      )}
      <Bound<string> name="confirmation">
        {({ value, onChange, error }) => (
          <TextField
            label={translate(phone ? 'privacy.person.confirmation' : 'privacy.person.confirmationName')}
            value={value}
            onChange={({ target }) => onChange(phone ? change(value, target.value) : target.value)}
            slotProps={{ htmlInput: phone ? handlers : {} }}
            autoFocus
            autoComplete="off"
            type={phone ? 'tel' : 'text'}
            size="small"
            margin="dense"
            error={error !== null}
            helperText={error}
          />
        )}
      </Bound>
    </FormDialog>
  );
}
