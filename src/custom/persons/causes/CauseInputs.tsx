import { useEffect } from 'react';
import { BooleanInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CauseRecord } from '#contract/persons/cause.ts';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { OptionInput } from '#src/components/form/OptionInput.tsx';
import { required } from '#src/components/form/required.ts';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';
import { useCategoryOptions, useStaffOptions } from '#src/custom/complaints/useComplaintOptions.ts';
import type { CauseValues } from './causeForm.ts';

interface CauseInputsProps {
  cause?: CauseRecord;
  /** The constituency is that of its grievances and cannot change. */
  isPlaced: boolean;
}

const FIELDS = 'resources.cause.fields';

/** The fields of a cause. An existing one can also be closed by hand (PER-21). */
export function CauseInputs({ cause, isPlaced }: CauseInputsProps) {
  const categories = useCategoryOptions();
  return (
    <>
      <TextInput source="title" label={`${FIELDS}.title`} {...required} autoComplete="off" autoFocus />
      <OptionInput source="category_id" label={`${FIELDS}.category`} options={categories} isRequired />
      <PlaceCascade
        levels={isPlaced ? ['mandal', 'area'] : PLACE_LEVELS}
        required={isPlaced ? [] : ['parliament', 'assembly']}
      />
      <StaffInput cause={cause} />
      <TextInput source="note" label={`${FIELDS}.note`} multiline minRows={2} maxRows={8} />
      {cause && (
        <BooleanInput source="closed" label="causes.form.closed" helperText="causes.form.closedHint" />
      )}
    </>
  );
}

/** The assignee: staff of the cause's assembly. Another assembly clears it. */
function StaffInput({ cause }: { cause?: CauseRecord }) {
  const { subscribe, setValue } = useFormContext<CauseValues>();
  const [parliament_id, assembly_id] = useWatch<CauseValues, ['parliament_id', 'assembly_id']>({
    name: ['parliament_id', 'assembly_id'],
  });
  const place = parliament_id && assembly_id ? { parliament_id, assembly_id } : undefined;
  const options = useStaffOptions(place, place !== undefined);
  useEffect(
    () =>
      subscribe({
        name: ['parliament_id', 'assembly_id'],
        formState: { values: true },
        callback: ({ name }) => {
          if (name) setValue('staff_id', null, { shouldDirty: true });
        },
      }),
    [subscribe, setValue],
  );
  const staff = cause?.staff;
  return (
    <OptionInput
      source="staff_id"
      label={`${FIELDS}.staff`}
      options={options}
      saved={staff ? { value: staff.id, label: staff.name } : undefined}
    />
  );
}
