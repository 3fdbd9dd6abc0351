import { useEffect, useEffectEvent } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PLACE_FIELDS, type PlaceField } from '#contract/places/place.ts';
import { startingPlaces } from '#src/components/place/placeNames.ts';
import type { ComplaintValues } from './complaintForm.ts';

/** A place down to the area. */
export type StartingPlaces = Pick<ComplaintValues, PlaceField>;
type Form = UseFormReturn<ComplaintValues>;

export const placesOf = (values: ComplaintValues) =>
  Object.fromEntries(PLACE_FIELDS.map((field) => [field, values[field]])) as StartingPlaces;

/** Whether the form still has the place that it started with. */
export const standsAt = (places: StartingPlaces | null, values: StartingPlaces) =>
  places !== null && PLACE_FIELDS.every((field) => places[field] === values[field]);

/** Whether the form still has its starting place, updated on change, and a function to clear it. */
export function useStartingPlaces(form: Form, places: StartingPlaces | null) {
  useWatch({ control: form.control, name: PLACE_FIELDS });
  const isSamePlace = standsAt(places, form.getValues());
  const clear = () => {
    const own = startingPlaces();
    for (const field of PLACE_FIELDS) form.setValue(field, own[field] ?? null, { shouldDirty: true });
  };
  return { isSame: isSamePlace, clear };
}

/** Focuses the first field. On a touch screen an unrequested form does not open the keyboard. */
export function useFirstField(form: Form, isOpen: boolean, requests: number) {
  const focus = useEffectEvent(() => {
    if (isOpen && (requests > 0 || window.matchMedia('(pointer: fine)').matches)) form.setFocus('phone');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is wanted
  useEffect(() => focus(), [requests]);
}
