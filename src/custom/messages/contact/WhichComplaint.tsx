import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { id } from '#contract/kernel/fields.ts';
import type { PersonCard } from '#contract/persons/person.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { InfoDialog } from '#src/components/dialog/InfoDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useEntryForm } from '#src/components/form/useEntryForm.ts';
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
  const { cases: openComplaints } = useOpenComplaints([person]);
  const chosenBy = (chosen: number | null) => openComplaints?.find((each) => each.id === chosen);
  const form = useEntryForm(
    { complaint_id: id() },
    {
      defaultValues: { complaint_id: null as number | null },
      check: ({ complaint_id }): Refusals =>
        chosenBy(complaint_id) ? {} : { complaint_id: 'inbox.add.choose' },
      onTake: ({ complaint_id }) => {
        const chosen = chosenBy(complaint_id);
        if (chosen) onChoose(chosen);
      },
    },
  );
  const frame = { title: translate('sending.whichComplaint'), onClose };
  const phones =
    way === 'call' && person.phones.map((phone) => <PhoneLink key={phone} phone={phone} variant="h6" />);
  if (openComplaints?.length === 0)
    return (
      <InfoDialog {...frame}>
        {phones}
        <Typography>{translate('sending.noComplaint')}</Typography>
      </InfoDialog>
    );
  return (
    <FormDialog {...frame} form={form} submit={translate('sending.next')}>
      {phones}
      <Bound<number | null> name="complaint_id">
        {({ value, onChange, error }) => (
          <ComplaintChoice persons={[person]} chosen={value} onChoose={onChange} error={error} />
        )}
      </Bound>
    </FormDialog>
  );
}
