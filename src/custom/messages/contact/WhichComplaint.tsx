import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PersonCard } from '#contract/persons/person.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { PhoneLink } from '#src/components/format/PhoneLink.tsx';
import { ComplaintChoice } from './ComplaintChoice.tsx';
import { type OpenComplaint, useOpenComplaints } from './useOpenComplaints.ts';

interface WhichComplaintProps {
  person: PersonCard;
  way: 'call' | 'message';
  onChoose: (chosen: OpenComplaint) => void;
  onClose: () => void;
}

/**
 * Chooses the subject of a call or a message. A person without an open grievance can be called, but no call is
 * recorded.
 */
export function WhichComplaint({ person, way, onChoose, onClose }: WhichComplaintProps) {
  const translate = useTranslate();
  const [id, setId] = useState<number | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const { cases: openComplaints } = useOpenComplaints([person]);
  const chosen = openComplaints?.find((each) => each.id === id);
  const submit = () => {
    setSubmitted(true);
    if (chosen) onChoose(chosen);
    else if (openComplaints?.length === 0) onClose();
  };
  return (
    <FormDialog
      title={translate('sending.whichComplaint')}
      submit={translate(openComplaints?.length === 0 ? 'common.close' : 'sending.next')}
      form={{ submit }}
      onClose={onClose}
    >
      {way === 'call' && person.phones.map((phone) => <PhoneLink key={phone} phone={phone} variant="h6" />)}
      {openComplaints?.length === 0 ? (
        <Typography>{translate('sending.noComplaint')}</Typography>
      ) : (
        <ComplaintChoice
          persons={[person]}
          chosen={id}
          onChoose={setId}
          error={isSubmitted && !chosen ? translate('inbox.add.choose') : null}
        />
      )}
    </FormDialog>
  );
}
