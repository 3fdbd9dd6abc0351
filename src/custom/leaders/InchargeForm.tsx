import { useRef, useState } from 'react';
import { TextInput, useNotify } from 'react-admin';
import type { BodyOf } from '#contract/kernel/define.ts';
import { createLeader, registerAppUser } from '#contract/leaders/leader.ts';
import type { PlaceField } from '#contract/places/place.ts';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { LEADER } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { Fields, NameInput } from '#src/components/form/Fields.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { LocationInput } from '#src/components/form/LocationInput.tsx';
import { PageForm } from '#src/components/form/PageForm.tsx';
import { PhoneInput } from '#src/components/form/PhoneInput.tsx';
import { required } from '#src/components/form/required.ts';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';
import { startingPlaces } from '#src/components/place/placeNames.ts';
import { call } from '#src/dataProvider/call.ts';
import { newIdempotencyKey } from '#src/dataProvider/idempotencyKey.ts';

/** The values of the form, in the order in which it shows them. */
type InchargeValues = Record<PlaceField, number | null> &
  Record<'name' | 'phone' | 'party', string> & { location: string | null };

type Incharge = BodyOf<typeof createLeader>;

const emptyIncharge = (): InchargeValues => ({
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

/** VOL-03 */
const MISSING_MS = 1_000;

/** Registers a person in the app and puts the person in charge of an area (VOL-01 to VOL-03). */
export function InchargeForm({ onCreated }: { onCreated: () => void }) {
  const notify = useNotify();
  const renew = useRenew([LEADER]);
  const [registering] = useState(newIdempotencyKey);
  const registered = useRef<{ person: string; id: number } | null>(null);
  /** A further attempt does not register the same person again. */
  const register = async (body: Incharge) => {
    const person = `${body.phone} ${body.name}`;
    if (registered.current?.person !== person) {
      const { user } = await registering((headers) => call(registerAppUser, { body, headers }));
      registered.current = { person, id: user.id };
    }
    return registered.current.id;
  };
  const form = useContractForm(createLeader, {
    isOnPage: true,
    markAfterMs: MISSING_MS,
    draft: 'incharge/new',
    defaultValues: emptyIncharge(),
    // The session's own places (SCOPE-03).
    bodyOf: (values) => ({ ...values, ...startingPlaces() }),
    // The server does not require the party.
    check: ({ party }): Refusals => (party?.trim() ? {} : { party: 'rules.required' }),
    send: async (body, headers) =>
      call(createLeader, { body: { ...body, app_user_id: await register(body) }, headers }),
    onDone: async () => {
      registered.current = null;
      await renew();
      form.form.reset(emptyIncharge());
      onCreated();
    },
  });
  return (
    <PageForm form={form} submit="incharges.area.submit">
      <PlaceCascade required={PLACE_LEVELS} />
      <Fields>
        <NameInput label="common.name" />
        <PhoneInput source="phone" label="common.phone" {...required} autoComplete="off" />
        <TextInput source="party" label="incharges.area.party" {...required} autoComplete="off" />
      </Fields>
      <LocationInput onDenied={() => notify('incharges.area.positionDenied', { type: 'error' })} />
    </PageForm>
  );
}
