import { TextInput, useNotify } from 'react-admin';
import { createLeader } from '#contract/leaders/leader.ts';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { Fields, NameInput } from '#src/components/form/Fields.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { LocationInput } from '#src/components/form/LocationInput.tsx';
import { PageForm } from '#src/components/form/PageForm.tsx';
import { PhoneInput } from '#src/components/form/PhoneInput.tsx';
import { required } from '#src/components/form/required.ts';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';
import { startingPlaces } from '#src/components/place/placeNames.ts';
import { emptyIncharge } from './inchargeForm.ts';
import { useCreateIncharge } from './useCreateIncharge.ts';

/** VOL-03 */
const MISSING_MS = 1_000;

/** Puts a person in charge of an area (VOL-01 to VOL-03). */
export function InchargeForm({ onCreated }: { onCreated: () => void }) {
  const notify = useNotify();
  const create = useCreateIncharge();
  const form = useContractForm(createLeader, {
    isOnPage: true,
    markAfterMs: MISSING_MS,
    draft: 'incharge/new',
    defaultValues: emptyIncharge(),
    // The session's own places (SCOPE-03).
    bodyOf: (values) => ({ ...values, ...startingPlaces() }),
    // The server does not require the party.
    check: ({ party }): Refusals => (party?.trim() ? {} : { party: 'rules.required' }),
    once: false,
    send: create,
    onDone: () => {
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
