import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import type { PersonCard } from '#contract/persons/person.ts';
import { addedFileFields, addToComplaint } from '#contract/persons/similar.ts';
import { OptionInput } from '#src/components/form/OptionInput.tsx';
import { fixedOptions } from '#src/components/form/useOptions.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { RecordingPart, UseFormPerson } from '#src/components/slots/recordingPart.ts';
import { BegunFirst } from '#src/custom/complaints/recording/BegunFirst.tsx';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { useRecording } from '#src/custom/complaints/recording/recordingContext.ts';
import { TakeBackNotice } from '#src/custom/complaints/recording/TakeBackNotice.tsx';
import { useRecordOfAddress } from '#src/custom/complaints/recording/useRecordOfAddress.ts';
import { call } from '#src/dataProvider/call.ts';
import { PERSON_IN_ADDRESS } from '../person/newComplaint.ts';
import { personOf } from '../person/usePersons.ts';
import { NameSearch, PhoneSearch } from './PersonSearchFields.tsx';
import { ChosenPersonContext, useChosen, useChosenPerson } from './useChosenPerson.ts';

const PersonChoice = lazy(retryImport(() => import('./PersonChoice.tsx')));
const SimilarGrievances = lazy(retryImport(() => import('./SimilarGrievances.tsx')));

/** The person's language, filled in from the chosen person and saved with the grievance's person (PER-06). */
function LanguageInput() {
  const translate = useTranslate();
  const options = LANGUAGES.map((value) => ({ value, label: translate(`person.language.${value}`) }));
  return (
    <OptionInput
      source="language"
      label="person.choice.language"
      options={fixedOptions(options)}
      hint="person.choice.languageHint"
    />
  );
}

/** Provides the chosen person to the form. */
const PersonAround = ({ children }: { children: ReactNode }) => (
  <ChosenPersonContext value={useChosenPerson()}>{children}</ChosenPersonContext>
);

/** Chooses the person with the id in the address (PER-08). */
function PersonOfAddress() {
  const queryClient = useQueryClient();
  const chosen = useChosen();
  const { getValues } = useFormContext<ComplaintValues>();
  const waits = useRecordOfAddress([PERSON_IN_ADDRESS], {
    isThere: (id) => getValues('notes.person') === String(id),
    find: (id) => queryClient.fetchQuery<PersonCard>(personOf(id)),
    missing: 'person.choice.notFound',
    fill: (person) => void chosen?.choose(person),
  });
  return waits && <BegunFirst source="person" />;
}

/** Adds text and files to a grievance of the same person, in one call (PER-16). */
const addition: NonNullable<RecordingPart['addition']> = {
  payloadOf: ({ name, phone, details, person_id }) => ({
    name,
    phone,
    details: details ?? '',
    ...(person_id ? { person_id } : {}),
  }),
  send: ({ key, to, payload }, files) =>
    call(addToComplaint, {
      params: { id: to.id },
      body: { ...payload, ...Object.fromEntries(files.map((file, at) => [addedFileFields[at], file])) },
      headers: { 'Idempotency-Key': key },
    }),
};

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

/** For capabilities that fill the form with a person: loads one, or null if that is impossible, and chooses them. */
const useChoosePerson: UseFormPerson = () => {
  const queryClient = useQueryClient();
  const chosen = useChosen();
  return {
    find: async (id) => (id && chosen ? queryClient.fetchQuery(personOf(id)).catch(() => null) : null),
    choose: (person) => void chosen?.choose(person),
  };
};

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
  usePerson: useChoosePerson,
  addition,
};
export default part;

/** Announces that saving adds the grievance to a cause with another one (PER-16). */
function CausePrefill() {
  const translate = useTranslate();
  const [same, number] = useWatch<ComplaintValues, ['same_cause', 'notes.same_cause']>({
    name: ['same_cause', 'notes.same_cause'],
  });
  if (!same) return null;
  return (
    <TakeBackNotice field="same_cause" takeBack="recording.similar.takeBack">
      {translate('recording.similar.goesWith', { number })}
    </TakeBackNotice>
  );
}
