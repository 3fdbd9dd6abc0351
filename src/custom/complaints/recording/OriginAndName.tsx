import { type ComponentType, useEffect } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { hasOrigin } from '#contract/access/access.ts';
import { divisionIncharge } from '#contract/contacts/divisionIncharge.ts';
import { namesCall } from '#contract/kernel/crud.ts';
import { ORIGINS } from '#contract/kernel/limits.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { OptionInput } from '#src/components/form/OptionInput.tsx';
import { fixedOptions, useOptions } from '#src/components/form/useOptions.ts';
import { call } from '#src/dataProvider/call.ts';
import type { ComplaintValues } from './complaintForm.ts';

const [DIVISION_INCHARGES] = ORIGINS;

/**
 * The complainant. For 'Division Incharges' the name is chosen from the area's in-charges, for other origins it is
 * typed (CRE-02, CRE-03). Users without the origin field always type it (CRE-04).
 */
export function NameOrIncharge({ Name = NameInput }: { Name?: ComponentType | undefined }) {
  const actor = storedActor();
  const [origin, areaId] = useWatch<ComplaintValues, ['origin', 'area_id']>({ name: ['origin', 'area_id'] });
  const isPicked = actor !== null && hasOrigin(actor) && origin === DIVISION_INCHARGES;
  return isPicked ? <InchargeInput areaId={areaId} /> : <Name />;
}

/** The origin of the complaint; enabled once an area is chosen (CRE-02). */
export function OriginInput() {
  const translate = useTranslate();
  const isOpen = useWatch<ComplaintValues, 'area_id'>({ name: 'area_id' }) !== null;
  const options = ORIGINS.map((value) => ({ value, label: translate(`recording.origins.${value}`) }));
  return (
    <OptionInput
      source="origin"
      label="recording.fields.origin"
      options={fixedOptions(options)}
      disabled={!isOpen}
      hint={isOpen ? undefined : 'recording.areaFirst'}
    />
  );
}

const NameInput = () => (
  <TextInput source="name" label="recording.fields.name" isRequired autoComplete="off" />
);

/** A name belongs to its area: a new area or origin empties the field. A new form has no name. */
function InchargeInput({ areaId }: { areaId: number | null }) {
  const { subscribe, setValue } = useFormContext<ComplaintValues>();
  const options = useOptions(
    ['incharge', areaId],
    async (signal) => {
      const { data } = await call(namesCall(divisionIncharge), { query: { area_id: areaId }, signal });
      return data.map(({ name }) => ({ value: name, name }));
    },
    areaId !== null,
  );
  useEffect(
    () =>
      subscribe({
        name: ['area_id', 'origin'],
        formState: { values: true },
        callback: ({ name }) => {
          if (name) setValue('name', null, { shouldDirty: true });
        },
      }),
    [subscribe, setValue],
  );
  return (
    <OptionInput
      source="name"
      label="recording.fields.incharge"
      options={options}
      isRequired
      empty="recording.noIncharges"
    />
  );
}
