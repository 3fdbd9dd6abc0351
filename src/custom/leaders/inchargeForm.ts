import type { BodyOf } from '#contract/kernel/define.ts';
import { createLeader } from '#contract/leaders/leader.ts';
import type { PlaceField } from '#contract/places/place.ts';
import { checkBody } from '#src/components/form/formRules.ts';
import type { Checked } from '#src/components/form/useCheckedForm.ts';
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

/**
 * The body to send, with the session's own places (SCOPE-03), or the errors. The form also requires the party, which
 * the server does not.
 */
export function checkIncharge(values: InchargeValues): Checked<Incharge> {
  const checked = checkBody(createLeader, { ...values, ...startingPlaces() });
  if (values.party?.trim()) return checked;
  return { refusals: { ...checked.refusals, party: 'rules.required' } };
}
