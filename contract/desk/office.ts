import * as z from 'zod/mini';
import { defineCall, named } from '#contract/kernel/define.ts';
import { id, integer, optional } from '#contract/kernel/fields.ts';

/** An office is a seat: the state where both are null, a parliament, or an assembly of it (GRD-01). */
export const office = z.object({ id: z.int(), parliament: named(), assembly: named() });
export type Office = z.output<typeof office>;

/** Where a value is set: in the office itself, in the one above it, or nowhere. */
export const SETTING_SOURCES = ['own', 'parliament', 'state', 'default'] as const;
export type SettingSource = (typeof SETTING_SOURCES)[number];

/** A value and where it is set; `inherited` is the value without the office's own. */
export function inheritable<S extends z.ZodMiniType>(value: S) {
  const answer = { value, from: z.enum(SETTING_SOURCES) };
  return z.object({ ...answer, inherited: z.object(answer) });
}
/** What every answer on an office's settings contains. */
export const ofOffice = {
  office,
  version: z.int(),
  updated_at: z.string(),
  updated_by: named(),
};
/** What a change of them is about: the own office, or the one that admin names. */
export const changeOfOffice = { office_id: optional(id()), version: optional(integer()) };

/** The offices that the caller may configure, by name. */
export const listOffices = defineCall({
  method: 'GET',
  path: 'office',
  may: ['office', 'list'],
  answer: z.object({
    /** `open` counts the grievances of its own seat that are not closed; null for the state and parliaments. */
    data: z.array(z.extend(office, { open: z.nullable(z.int()) })),
    total: z.int(),
  }),
});
