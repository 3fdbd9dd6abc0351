import { useLocale, useTranslate } from 'react-admin';
import { complaintCategory } from '#contract/content/categories.ts';
import { namesCall } from '#contract/kernel/crud.ts';
import type { Named } from '#contract/kernel/named.ts';
import { listLeaders } from '#contract/leaders/leader.ts';
import { listStaff } from '#contract/staff/people.ts';
import { type NamedOption, useOptions } from '#src/components/form/useOptions.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useCapabilities } from '#src/components/slots/useSlot.ts';
import { call } from '#src/dataProvider/call.ts';

const named = ({ data }: { data: readonly (Named & { id: number })[] }): NamedOption[] =>
  data.map(({ id, name, name_te, name_hi }) => ({ value: id, name, name_te, name_hi }));

export const useCategoryOptions = () =>
  useOptions(
    ['category'],
    async (signal) => named(await call(namesCall(complaintCategory), { signal })),
    true,
    'category',
  );

/** The places of a list's filters, possibly several. */
interface StaffPlace {
  parliament_id: number | number[];
  assembly_id: number | number[];
}

/**
 * Staff by name, with the notes of capabilities: all of the user's place, or those of one assembly. Loads nothing while
 * `enabled` is false.
 */
export function useStaffOptions(place?: StaffPlace, enabled = true) {
  const translate = useTranslate();
  const { day } = useFormats();
  const capabilities = useCapabilities();
  const locale = useLocale();
  const [parliament_id, assembly_id] = [place?.parliament_id, place?.assembly_id];
  const one = typeof parliament_id === 'number' &&
    typeof assembly_id === 'number' && { parliament_id, assembly_id };
  const query = one || undefined;
  return useOptions(
    ['staff', query?.parliament_id, query?.assembly_id, locale],
    async (signal) => {
      const { data } = await call(listStaff, { query, signal });
      return data.map((staff) => {
        const notes = capabilities.flatMap(({ staffNote }) => staffNote?.(staff, { translate, day }) ?? []);
        return { value: staff.id, name: staff.name, note: notes.join(', ') || undefined };
      });
    },
    enabled,
    'staff',
  );
}

/** Local leaders of the user's place by name. */
export const useLeaderOptions = () =>
  useOptions(['leader'], async (signal) => named(await call(listLeaders, { signal })));
