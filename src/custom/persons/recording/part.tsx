import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { RecordingPart } from '#src/components/slots/recordingPart.ts';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { useRecording } from '#src/custom/complaints/recording/recordingContext.ts';
import { addition } from './addition.ts';
import { CausePrefill } from './CausePrefill.tsx';
import { LanguageInput } from './LanguageInput.tsx';
import { PersonAround } from './PersonAround.tsx';
import { PersonOfAddress } from './PersonOfAddress.tsx';
import { NameSearch, PhoneSearch } from './PersonSearchFields.tsx';
import { useChosen } from './useChosenPerson.ts';

const PersonChoice = lazy(retryImport(() => import('./PersonChoice.tsx')));
const SimilarGrievances = lazy(retryImport(() => import('./SimilarGrievances.tsx')));

/** The card of the chosen person (PER-05). */
function Card() {
  const chosen = useChosen();
  return (
    chosen?.id && (
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <PersonChoice chosen={chosen} />
      </Suspense>
    )
  );
}

/** Similar grievances. Not for a half-sent form, which would find itself (PER-15). */
function Similar() {
  const { isHalfSent } = useRecording();
  const category = useWatch<ComplaintValues, 'category_id'>({ name: 'category_id' });
  return (
    category !== null &&
    !isHalfSent && (
      <Suspense>
        <SimilarGrievances />
      </Suspense>
    )
  );
}

/** The person of a grievance, their language, and similar grievances (PER-04 to PER-06, PER-15, PER-16). */
const part: RecordingPart = {
  fields: ['person_id', 'language', 'not_similar', 'same_cause', 'cause_title'],
  droppable: ['not_similar'],
  Around: PersonAround,
  Phone: PhoneSearch,
  Name: NameSearch,
  Further: LanguageInput,
  Beside: Card,
  BelowBeside: Similar,
  End: CausePrefill,
  FromAddress: PersonOfAddress,
  addition,
};
export default part;
