import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router';
import { getComplaint } from '../../../../contract/complaintCalls.ts';
import { call } from '../../../dataProvider/http.ts';
import { personOf } from '../../../kit/person/usePersons.ts';
import { startingPlaces } from '../../../kit/place/placeNames.ts';
import { REFERENCE_IN_ADDRESS } from '../newReference.ts';
import type { ComplaintField, ComplaintValues } from './complaintForm.ts';
import type { ChosenPerson } from './useChosenPerson.ts';

/**
 * Begins a grievance that refers to the one whose id stands in the address (REF-20): the same person, place and category. The
 * address forgets it, so that the next grievance is another one.
 */
export function ReferenceOfAddress({ choose }: Pick<ChosenPerson, 'choose'>) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { state } = useLocation();
  const { setValue } = useFormContext<ComplaintValues>();
  const [given, setGiven] = useSearchParams();
  const id = Number(given.get(REFERENCE_IN_ADDRESS));
  const take = useEffectEvent(async () => {
    given.delete(REFERENCE_IN_ADDRESS);
    setGiven(given, { replace: true, state, preventScrollReset: true });
    const before = await call(getComplaint, { params: { id } }).catch(() => null);
    if (!before) return notify('closed.notFound', { type: 'warning' });
    const { area_id, assembly_id, category_id, mandal_id, name, parliament_id, person_id, phone } = before;
    const person = person_id ? await queryClient.fetchQuery(personOf(person_id)).catch(() => null) : null;
    if (person) await choose(person);
    const own = { parliament_id, assembly_id, mandal_id, area_id, ...startingPlaces(), category_id };
    const values = { ...own, ...(person ? {} : { name, phone: phone || null }) };
    for (const [field, value] of Object.entries(values))
      setValue(field as ComplaintField, value, { shouldDirty: true });
    setValue('refers_to', { id, number: before.complaint_number }, { shouldDirty: true });
  });
  useEffect(() => {
    if (id > 0) void take();
  }, [id]);
  return null;
}
