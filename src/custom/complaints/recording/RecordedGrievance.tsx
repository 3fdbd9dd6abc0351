import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { CreatedComplaint } from '#src/components/slots/recordingPart.ts';
import { Slot } from '#src/components/slots/Slot.tsx';
import { useRenewComplaints } from '../useRenewComplaints.ts';
import { CreatedNotice } from './CreatedNotice.tsx';
import type { StartingPlaces } from './nextGrievance.ts';
import { RecordingForm } from './RecordingForm.tsx';
import { useStoredDraft } from './useDraft.ts';
import { useRecordingParts } from './useRecordingParts.ts';

/** The next form after one was sent or discarded. */
interface Next {
  form: number;
  places: StartingPlaces | null;
  created: CreatedComplaint | null;
}

interface RecordedGrievanceProps {
  account: number;
  isOpen: boolean;
  /** Counts the requests to record. Each one focuses the first field. */
  requests: number;
}

/** The form with the stored draft, then a new form each time, at the place of the previous complaint. */
export function RecordedGrievance({ account, isOpen, requests }: RecordedGrievanceProps) {
  const draft = useStoredDraft(account);
  const parts = useRecordingParts();
  const renew = useRenewComplaints();
  const [next, setNext] = useState<Next>({ form: 0, places: null, created: null });
  // About as tall as the form, so that the list below it does not move.
  if (draft === undefined || parts === undefined)
    return isOpen && <Skeleton variant="rounded" height={900} />;

  const begin = (changes: Partial<Next>) =>
    setNext({ ...next, places: null, ...changes, form: next.form + 1 });
  const goOn = (created: CreatedComplaint, places: StartingPlaces) => {
    begin({ created, places });
    void renew();
  };
  return (
    <Stack spacing={2} sx={isOpen ? undefined : { mb: next.created ? 2 : 0 }}>
      {next.created && (
        <CreatedNotice
          key={next.created.id}
          complaint={next.created}
          onClose={() => setNext({ ...next, created: null })}
        >
          <Slot name="afterCreate" complaint={next.created} />
        </CreatedNotice>
      )}
      <RecordingForm
        key={next.form}
        account={account}
        restored={next.form === 0 ? draft : null}
        startingPlaces={next.places}
        parts={parts}
        isOpen={isOpen}
        requests={next.form + requests}
        onDiscarded={() => begin({})}
        onCreated={goOn}
      />
    </Stack>
  );
}
