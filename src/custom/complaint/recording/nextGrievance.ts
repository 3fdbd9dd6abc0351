import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PLACE_FIELDS, type PlaceField } from '../../../../contract/place.ts';
import { startingPlaces } from '../../../kit/place/placeNames.ts';
import type { ComplaintValues } from './complaintForm.ts';

/** A place down to the area. */
export type KeptPlaceIds = Pick<ComplaintValues, PlaceField>;
type Form = UseFormReturn<ComplaintValues>;

export const placesOf = (values: ComplaintValues) =>
  Object.fromEntries(PLACE_FIELDS.map((field) => [field, values[field]])) as KeptPlaceIds;

/** Whether the form still stands at the place that it began with, and how to leave it. */
export function useKeptPlaces(form: Form, kept: KeptPlaceIds | null) {
  const chosen = useWatch({ control: form.control, name: PLACE_FIELDS });
  const isKept = kept !== null && PLACE_FIELDS.every((field, index) => kept[field] === chosen[index]);
  const clear = () => {
    const own = startingPlaces();
    for (const field of PLACE_FIELDS) form.setValue(field, own[field] ?? null, { shouldDirty: true });
  };
  return { isKept, clear };
}

/**
 * The first key that is typed belongs to the phone. On a touch screen a form that was not asked for opens no keyboard
 * over the page.
 */
export function useFocusOnPhone({ setFocus }: Form, always: boolean) {
  useEffect(() => {
    if (always || window.matchMedia('(pointer: fine)').matches) setFocus('phone');
  }, [always, setFocus]);
}
