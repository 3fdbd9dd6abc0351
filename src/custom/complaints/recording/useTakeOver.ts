import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { getComplaint } from '#contract/complaints/complaintCalls.ts';
import { PLACE_FIELDS } from '#contract/places/place.ts';
import { startingPlaces } from '#src/components/place/placeNames.ts';
import { call } from '#src/dataProvider/call.ts';
import type { ComplaintValues } from './complaintForm.ts';

/** Copies name and place of an earlier complaint and focuses the category. The session's own places stay. */
export function useTakeOver({ setValue, setFocus }: UseFormReturn<ComplaintValues>) {
  const notify = useNotify();
  return async ({ id, complaint_number: number }: ComplaintRow) => {
    try {
      const complaint = await call(getComplaint, { params: { id } });
      const values = { ...complaint, ...startingPlaces() };
      // The name last: a change of the area clears an in-charge's name.
      for (const field of [...PLACE_FIELDS, 'name'] as const) {
        setValue(field, values[field], { shouldDirty: true, shouldValidate: true });
      }
      setFocus('category_id');
      notify('recording.earlier.taken', { messageArgs: { number } });
    } catch {
      notify('recording.earlier.notTaken', { type: 'error' });
    }
  };
}
