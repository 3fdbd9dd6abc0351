import type { BodyOf } from '#contract/kernel/define.ts';
import type { createLeader } from '#contract/leaders/leader.ts';
import type { PlaceField } from '#contract/places/place.ts';
import { startingPlaces } from '#src/components/place/placeNames.ts';

/** The values of the form, in the order in which it shows them. */
export type InchargeValues = Record<PlaceField, number | null> &
  Record<'name' | 'phone' | 'party', string> & { location: string | null };

export type Incharge = BodyOf<typeof createLeader>;

export const emptyIncharge = (): InchargeValues => ({
  parliament_id: null,
  assembly_id: null,
  mandal_id: null,
  area_id: null,
  ...startingPlaces(),
  name: '',
  phone: '',
  party: '',
  location: null,
});
