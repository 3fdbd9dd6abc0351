import { complaintCategory } from '../../../contract/categories.ts';
import { namesCall } from '../../../contract/crud.ts';
import { listLeaders } from '../../../contract/leader.ts';
import type { Named } from '../../../contract/named.ts';
import { listStaff } from '../../../contract/people.ts';
import { call } from '../../dataProvider/http.ts';
import { type NamedOption, useOptions } from '../form/useOptions.ts';

const named = ({ data }: { data: readonly (Named & { id: number })[] }): NamedOption[] =>
  data.map(({ id, name, name_te, name_hi }) => ({ value: id, name, name_te, name_hi }));

export const useCategoryOptions = () =>
  useOptions(['category'], async (signal) => named(await call(namesCall(complaintCategory), { signal })));

interface StaffPlace {
  parliament_id: number;
  assembly_id: number;
}

/** Staff by name: all of the caller's place, or those of one assembly; nobody is asked for while `enabled` is false. */
export const useStaffOptions = (place?: StaffPlace, enabled = true) =>
  useOptions(
    ['staff', place?.parliament_id, place?.assembly_id],
    async (signal) => named(await call(listStaff, { query: place, signal })),
    enabled,
  );

/** Local leaders of the caller's place by name. */
export const useLeaderOptions = () =>
  useOptions(['leader'], async (signal) => named(await call(listLeaders, { signal })));
