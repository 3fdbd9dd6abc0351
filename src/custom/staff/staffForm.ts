import type { Duty } from '#contract/access/policies.ts';
import type { StaffRecord } from '#contract/staff/staff.ts';
import { startingPlaces } from '#src/components/place/placeNames.ts';

/** The values of the forms, in the order in which they show them. */
export type StaffValues = Record<'name' | 'phone' | 'password', string> &
  Record<'parliament_id' | 'assembly_id', number | null>;
export type EditedStaff = StaffValues & { duties: Duty[] };

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

/** The session's own places are sent instead of a choice (SCOPE-03). */
export const withOwnPlaces = (values: StaffValues) => ({ ...values, ...startingPlaces() });

/** An empty password means unchanged. */
export const changedStaff = ({ password, ...values }: EditedStaff) => ({
  ...values,
  ...startingPlaces(),
  ...(password ? { password } : {}),
});
