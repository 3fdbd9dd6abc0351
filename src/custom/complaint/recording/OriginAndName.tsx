import { useEffect } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { namesCall } from '../../../../contract/crud.ts';
import { divisionIncharge } from '../../../../contract/divisionIncharge.ts';
import { ORIGINS } from '../../../../contract/limits.ts';
import { call } from '../../../dataProvider/http.ts';
import { fixedOptions, useOptions } from '../../../kit/form/useOptions.ts';
import type { ComplaintValues } from './complaintForm.ts';
import { OptionInput } from './OptionInput.tsx';

const [DIVISION_INCHARGES] = ORIGINS;

/**
 * Who brings the complaint: for 'Division Incharges' one of the chosen area's in-charges gives the name, for
 * the others it is typed (CRE-02, CRE-03). Without an origin field the name is always typed (CRE-04).
 */
export function OriginAndName({ hasOrigin }: { hasOrigin: boolean }) {
  const [origin, areaId] = useWatch<ComplaintValues, ['origin', 'area_id']>({ name: ['origin', 'area_id'] });
  const isPicked = hasOrigin && origin === DIVISION_INCHARGES;
  return (
    <>
      {hasOrigin && <OriginInput isOpen={areaId !== null} />}
      {isPicked ? <InchargeInput areaId={areaId} /> : <NameInput />}
    </>
  );
}

function OriginInput({ isOpen }: { isOpen: boolean }) {
  const translate = useTranslate();
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
  <TextInput source="name" label="recording.fields.name" isRequired autoComplete="off" helperText={false} />
);

/** A name belongs to its area: another area, or another origin, empties the field; a form that starts anew names no field. */
function InchargeInput({ areaId }: { areaId: number | null }) {
  const { subscribe, setValue } = useFormContext<ComplaintValues>();
  const options = useOptions(
    ['incharge', areaId],
    async (signal) => {
      const { data } = await call(namesCall(divisionIncharge), { query: { area_id: areaId }, signal });
      return data.map(({ name }) => ({ value: name, label: name }));
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
