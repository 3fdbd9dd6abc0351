import { useFormContext } from 'react-hook-form';
import { getComplaint } from '#contract/complaints/complaintCalls.ts';
import { startingPlaces } from '#src/components/place/placeNames.ts';
import { REFERENCE_IN_ADDRESS } from '#src/custom/complaints/newReference.ts';
import { BegunFirst } from '#src/custom/complaints/recording/BegunFirst.tsx';
import type { ComplaintField, ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { useRecording } from '#src/custom/complaints/recording/recordingContext.ts';
import { useRecordOfAddress } from '#src/custom/complaints/recording/useRecordOfAddress.ts';
import { call } from '#src/dataProvider/call.ts';

/** Starts a grievance that refers to the one with the id in the address (REF-20): same person, place and category. */
export function ReferenceOfAddress() {
  const { getValues, setValue } = useFormContext<ComplaintValues>();
  const { find, choose } = useRecording().usePerson();
  const waits = useRecordOfAddress([REFERENCE_IN_ADDRESS], {
    isThere: (id) => getValues('refers_to') === id,
    find: async (id) => {
      const before = await call(getComplaint, { params: { id } });
      return { before, person: await find(before.person_id) };
    },
    missing: 'closed.notFound',
    fill: ({ before, person }) => {
      const { area_id, assembly_id, category_id, mandal_id, name, parliament_id, phone } = before;
      if (person) choose(person);
      const own = { parliament_id, assembly_id, mandal_id, area_id, ...startingPlaces(), category_id };
      const values = { ...own, ...(person ? {} : { name, phone: phone || null }) };
      for (const [field, value] of Object.entries(values))
        setValue(field as ComplaintField, value, { shouldDirty: true });
      setValue('refers_to', before.id, { shouldDirty: true });
      setValue('notes', { ...getValues('notes'), refers_to: before.complaint_number });
    },
  });
  return waits && <BegunFirst source="reference" />;
}
