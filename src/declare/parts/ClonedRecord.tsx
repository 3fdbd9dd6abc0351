import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { type RaRecord, useGetOne, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { type Contract, inputShape } from '#contract/kernel/define.ts';
import { startingPlaces } from '#src/components/place/placeNames.ts';
import { useContract } from '../entry.ts';

/** The query field of a create form that starts with another record's values: `?clone=12`. */
export const CLONE = 'clone';

/** Fills a create form from the record in its address; the address has only the id. */
export function ClonedRecord({ title }: { title: string }) {
  const resource = useResourceContext() ?? '';
  const contract = useContract();
  const translate = useTranslate();
  const id = useSearchParams()[0].get(CLONE);
  const { data: record } = useGetOne(resource, { id: id ?? '' }, { enabled: id !== null });
  const { reset, getValues, formState } = useFormContext();
  const { isReady, dirtyFields } = formState;
  const [filledFrom, setFilledFrom] = useState<string | null>(null);

  useEffect(() => {
    if (!isReady || !record || !contract || filledFrom === id) return;
    // Values that the user typed before the record was loaded are kept.
    const typed = Object.keys(dirtyFields).map((name) => [name, getValues(name)]);
    const copy = { ...copyOf(contract, record), ...Object.fromEntries(typed) };
    reset({ ...getValues(), ...copy }, { keepDefaultValues: true });
    setFilledFrom(id);
  }, [isReady, record, contract, filledFrom, id, reset, getValues, dirtyFields]);

  if (!record || !contract || id === null) return null;
  const hasFiles = Object.keys(contract.files).length > 0;
  return (
    <Alert severity="info" sx={{ mb: 2, gridColumn: '1 / -1' }}>
      {translate(hasFiles ? 'declare.clone.withoutFiles' : 'declare.clone.filled', { name: record[title] })}
    </Alert>
  );
}

/** The values that a copy takes over: no files and no unique fields; the session's own places stay. */
function copyOf(contract: Contract, record: RaRecord) {
  const names = Object.keys(inputShape(contract)).filter((name) => !contract.unique.includes(name));
  const values = Object.fromEntries(names.map((name) => [name, record[name]]));
  return contract.placed ? { ...values, ...startingPlaces() } : values;
}
