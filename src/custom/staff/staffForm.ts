import type { Duty } from '#contract/access/policies.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { createStaff, type StaffRecord, updateStaff } from '#contract/staff/staff.ts';
import { checkBody } from '#src/components/form/formRules.ts';
import { startingPlaces } from '#src/components/place/placeNames.ts';

/** The values of the forms, in the order in which they show them. */
export type StaffValues = Record<'name' | 'phone' | 'password', string> &
  Record<'parliament_id' | 'assembly_id', number | null>;
export type EditedStaff = StaffValues & { duties: Duty[] };

export type NewStaff = BodyOf<typeof createStaff>;
export type ChangedStaff = BodyOf<typeof updateStaff>;

export const emptyStaff = (): StaffValues => ({
  name: '',
  phone: '',
  password: '',
  parliament_id: null,
  assembly_id: null,
  ...startingPlaces(),
});

export const staffValues = (staff: StaffRecord): EditedStaff => {
  const { name, phone, parliament_id, assembly_id, duties } = staff;
  return { name, phone: phone ?? '', password: '', parliament_id, assembly_id, duties: duties ?? [] };
};

/** A new account, with the session's own places instead of a choice (SCOPE-03). */
export const checkNewStaff = (values: StaffValues) =>
  checkBody(createStaff, { ...values, ...startingPlaces() });

/** An edited account; an empty password means unchanged. */
export const checkStaff = (values: EditedStaff) => checkBody(updateStaff, { ...values, ...startingPlaces() });
