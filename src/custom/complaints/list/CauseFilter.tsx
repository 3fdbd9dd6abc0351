import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CauseName } from '#contract/persons/cause.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { OptionsPicker } from '#src/components/form/OptionsPicker.tsx';
import { useCauseChoices } from '#src/custom/persons/causes/add/useCauseChoices.ts';
import { useCauseNames } from '#src/custom/persons/causes/add/useCauseNames.ts';
import { useFilter } from './filterInputs.tsx';
import { asFilter, valuesOf } from './filterValues.ts';
import type { Filters } from './listAddress.ts';

/** The causes that grievances are in, looked for by number or title (PER-18, DESK-07). */
export function CauseFilter() {
  const { field, label } = useFilter('cause');
  const [typed, setTyped] = useState('');
  const values = valuesOf(field.value);
  const named = useCauseNames(values);
  const assembly = useWatch<Filters, 'assembly'>({ name: 'assembly' });
  const assemblyId = storedActor()?.assembly_id ?? valuesOf(assembly)[0];
  const {
    data = [],
    isFetching,
    isError,
    refetch,
  } = useCauseChoices({ assemblyId, categoryId: undefined, typed });
  const known = new Map(
    [...named.flatMap((cause) => cause ?? []), ...data].map((cause) => [cause.id, cause]),
  );
  return (
    <OptionsPicker
      label={label}
      options={{ all: [...known.values()].map(asOption), isFetching, isError, refetch }}
      values={values}
      onChange={(ids) => field.onChange(asFilter(ids.map(Number)))}
      onType={setTyped}
    />
  );
}

const asOption = ({ id, number, title }: CauseName) => ({
  value: id,
  label: `${number} · ${title}`,
  names: [number, title],
});
