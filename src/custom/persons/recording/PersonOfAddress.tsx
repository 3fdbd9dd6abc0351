import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { BegunFirst } from '#src/custom/complaints/recording/BegunFirst.tsx';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { useRecordOfAddress } from '#src/custom/complaints/recording/useRecordOfAddress.ts';
import { PERSON_IN_ADDRESS } from '../person/newComplaint.ts';
import { personOf } from '../person/usePersons.ts';
import { useChosen } from './useChosenPerson.ts';

/** Chooses the person with the id in the address (PER-08). */
export function PersonOfAddress() {
  const queryClient = useQueryClient();
  const chosen = useChosen();
  const { getValues } = useFormContext<ComplaintValues>();
  const waits = useRecordOfAddress([PERSON_IN_ADDRESS], {
    isThere: (id) => getValues('notes.person') === String(id),
    find: (id) => queryClient.fetchQuery(personOf(id)),
    missing: 'person.choice.notFound',
    fill: (person) => void chosen?.choose(person),
  });
  return waits && <BegunFirst source="person" />;
}
