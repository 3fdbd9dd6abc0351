import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { complaintCategory } from '#contract/content/categories.ts';
import type { Office } from '#contract/desk/office.ts';
import { namesCall } from '#contract/kernel/crud.ts';
import { placeCalls } from '#contract/places/places.ts';
import { listStaff } from '#contract/staff/people.ts';
import type { Entries, Entry } from '#src/components/form/ManyPicker.tsx';
import { useAlphabet } from '#src/components/format/useAlphabet.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { call } from '#src/dataProvider/call.ts';

const FIVE_MINUTES = 300_000;

/** The options of rules in alphabetical order; loaded once in five minutes. */
function useEntries(key: readonly unknown[], load: (signal: AbortSignal) => Promise<Entry[]>): Entries {
  const nameIn = useNameIn();
  const compare = useAlphabet();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['entries', ...key],
    queryFn: ({ signal }) => load(signal),
    staleTime: FIVE_MINUTES,
  });
  const all = useMemo(
    () => (data ?? []).toSorted((one, other) => compare(nameIn(one), nameIn(other))),
    [data, compare, nameIn],
  );
  return { all, isFetching, isError, refetch };
}

const seatOf = ({ parliament, assembly }: Office) => ({
  parliament_id: parliament?.id,
  assembly_id: assembly?.id,
});

export const useCategories = () =>
  useEntries(['category'], async (signal) => (await call(namesCall(complaintCategory), { signal })).data);

/** The staff of the office. */
export const usePeople = (office: Office) =>
  useEntries(
    ['staff', office.id],
    async (signal) => (await call(listStaff, { query: seatOf(office), signal })).data,
  );

export const useMandals = (office: Office) =>
  useEntries(
    ['mandal', office.id],
    async (signal) => (await call(placeCalls.mandal, { query: seatOf(office), signal })).data,
  );

/** The areas of the chosen mandals, otherwise of a whole constituency: offices above have too many. */
export const useAreas = (office: Office, mandals: readonly Entry[]) =>
  useEntries(['area', office.id, mandals.map(({ id }) => id)], async (signal) => {
    const of = async (query: { mandal_id?: number; assembly_id?: number }) =>
      (await call(placeCalls.area, { query, signal })).data;
    if (mandals.length > 0) return (await Promise.all(mandals.map(({ id }) => of({ mandal_id: id })))).flat();
    return office.assembly ? of({ assembly_id: office.assembly.id }) : [];
  });
