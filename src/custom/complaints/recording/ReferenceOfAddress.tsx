import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { getComplaint } from '#contract/complaints/complaintCalls.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import type { PersonRow } from '#contract/persons/person.ts';
import { startingPlaces } from '#src/components/place/placeNames.ts';
import { personOf } from '#src/custom/persons/person/usePersons.ts';
import { call } from '#src/dataProvider/call.ts';
import { REFERENCE_IN_ADDRESS } from '../newReference.ts';
import { BegunFirst } from './BegunFirst.tsx';
import type { ComplaintField, ComplaintValues } from './complaintForm.ts';
import type { ChosenPerson } from './useChosenPerson.ts';
import type { DraftKeeping } from './useDraft.ts';
import { useRecordOfAddress } from './useRecordOfAddress.ts';

type ReferenceOfAddressProps = Pick<ChosenPerson, 'choose'> & Pick<DraftKeeping, 'isBegun'>;

/** Begins a grievance that refers to the one whose id stands in the address (REF-20): the same person, place and category. */
export function ReferenceOfAddress({ choose, isBegun }: ReferenceOfAddressProps) {
  const queryClient = useQueryClient();
  const { getValues } = useFormContext<ComplaintValues>();
  const fill = useFill(choose);
  const waits = useRecordOfAddress([REFERENCE_IN_ADDRESS], {
    isBegun,
    isThere: (id) => getValues('refers_to')?.id === id,
    find: async (id) => {
      const before = await call(getComplaint, { params: { id } });
      const { person_id } = before;
      const person = person_id ? await queryClient.fetchQuery(personOf(person_id)).catch(() => null) : null;
      return { before, person };
    },
    missing: 'closed.notFound',
    fill,
  });
  return waits && <BegunFirst source="reference" />;
}

interface ReferencePrefillSource {
  before: AnswerOf<typeof getComplaint>;
  person: PersonRow | null;
}

/** What the form is filled in with. */
function useFill(choose: ChosenPerson['choose']) {
  const { setValue } = useFormContext<ComplaintValues>();
  return ({ before, person }: ReferencePrefillSource) => {
    const { area_id, assembly_id, category_id, mandal_id, name, parliament_id, phone } = before;
    if (person) void choose(person);
    const own = { parliament_id, assembly_id, mandal_id, area_id, ...startingPlaces(), category_id };
    const values = { ...own, ...(person ? {} : { name, phone: phone || null }) };
    for (const [field, value] of Object.entries(values))
      setValue(field as ComplaintField, value, { shouldDirty: true });
    setValue('refers_to', { id: before.id, number: before.complaint_number }, { shouldDirty: true });
  };
}
