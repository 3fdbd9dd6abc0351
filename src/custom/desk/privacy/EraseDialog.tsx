import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { confirms, type PersonRecord } from '#contract/desk/privacy.ts';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { usePhoneChange } from '#src/components/form/usePhoneChange.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useErasePerson, type Whom } from './usePerson.ts';

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
  const { number } = useFormats();
  const [titleId, textId] = [useId(), useId()];
  const [confirmation, setConfirmation] = useState('');
  const { handlers, change } = usePhoneChange();
  const [openToo, setOpenToo] = useState(false);
  const erase = useErasePerson(whom, onErased);
  const isAgreed = confirms(confirmation, phone, names) && (open === 0 || openToo);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isAgreed && !erase.isPending) erase.mutate({ confirmation, open: openToo });
  };
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={erase.isPending}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <form onSubmit={send}>
        <DialogTitle id={titleId}>{translate('privacy.person.eraseTitle', { phone: called })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <DialogContentText id={textId}>
            {translate('privacy.person.eraseQuestion', { smart_count: records, count: number(records) })}
          </DialogContentText>
          {open > 0 && (
            <Alert severity="warning">
              {translate('privacy.person.eraseOpen', { smart_count: open, count: number(open) })}
              <FormControlLabel
                control={<Checkbox checked={openToo} onChange={(_event, checked) => setOpenToo(checked)} />}
                label={translate('privacy.person.eraseOpenToo')}
              />
            </Alert>
          )}
          <TextField
            label={translate(phone ? 'privacy.person.confirmation' : 'privacy.person.confirmationName')}
            value={confirmation}
            onChange={({ target }) =>
              setConfirmation(phone ? change(confirmation, target.value) : target.value)
            }
            slotProps={{ htmlInput: phone ? handlers : {} }}
            autoFocus
            autoComplete="off"
            type={phone ? 'tel' : 'text'}
            size="small"
            margin="dense"
          />
          <FailureAlert failure={erase.error} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={!isAgreed}
            loading={erase.isPending}
          >
            {translate('privacy.person.erase')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}
