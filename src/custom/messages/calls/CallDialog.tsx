import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { InfoDialog } from '#src/components/dialog/InfoDialog.tsx';
import { PhoneLink } from '#src/components/format/PhoneLink.tsx';
import { CallForm } from './CallForm.tsx';
import { RequestAndAnswers } from './RequestAndAnswers.tsx';
import { type CallSubject, useIsNoting } from './useNoteCall.ts';

interface CallDialogProps {
  about: CallSubject;
  /** The complaint's number or, without one, the phone. */
  title: string;
  /** The citizen's phones; the first is preselected. */
  phones: readonly string[];
  onClose: () => void;
  /** The result is saved; the dialog closes first. */
  onDone?: () => void;
}

/** Records the result of a call, and shows what the citizen asked and the answers since (MSG-23). */
export function CallDialog({ about, title, phones, onClose, onDone }: CallDialogProps) {
  const translate = useTranslate();
  const isPending = useIsNoting(about);
  const [phone, setPhone] = useState(phones[0] ?? '');
  return (
    <InfoDialog title={translate('calls.dialog', { number: title })} isPending={isPending} onClose={onClose}>
      <PhoneLink phone={phone} variant="h6" />
      {phones.length > 1 && (
        <RadioGroup
          row
          aria-label={translate('calls.which')}
          value={phone}
          onChange={(_event, chosen) => setPhone(chosen)}
        >
          {phones.map((each) => (
            <FormControlLabel key={each} value={each} control={<Radio size="small" />} label={each} />
          ))}
        </RadioGroup>
      )}
      {'complaint_id' in about && <RequestAndAnswers complaintId={about.complaint_id} />}
      <CallForm
        about={about}
        phone={phone}
        onDone={() => {
          onClose();
          onDone?.();
        }}
        takesFocus
      />
    </InfoDialog>
  );
}
