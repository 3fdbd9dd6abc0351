import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { updateComplaint } from '#contract/complaints/complaintCalls.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { checkBody, resolverOf } from '#src/components/form/formRules.ts';
import { type ComplaintValues, errorKey, FIELD_ORDER } from '../recording/complaintForm.ts';

/** The recording form's values of CRE-07, and the assignee. */
export type UpdateValues = Pick<ComplaintValues, (typeof FIELD_ORDER)[number]> & { staff_id: number | null };

/** The fields of an edit, in display order (UPD-01). */
export const UPDATE_FIELDS = [...FIELD_ORDER, 'staff_id'] as const satisfies readonly (keyof UpdateValues)[];
export type UpdateField = (typeof UPDATE_FIELDS)[number];

export const valuesOf = (complaint: ComplaintRecord): UpdateValues => {
  const entries = UPDATE_FIELDS.map((field) => [field, complaint[field]]);
  return Object.fromEntries(entries);
};

/** The fields that differ between two versions of a complaint. */
export const differing = (one: UpdateValues, other: UpdateValues): UpdateField[] =>
  UPDATE_FIELDS.filter((field) => one[field] !== other[field]);

/** The fields of UPD-01, and the version that they are based on. */
export const payloadOf = (values: UpdateValues, version: number | undefined) =>
  ({ ...values, version }) as BodyOf<typeof updateComplaint>;

/** Applies the changes made to `base` to the newer version. */
export function rebased(written: UpdateValues, base: UpdateValues, newer: UpdateValues): UpdateValues {
  const changes = differing(written, base).map((field) => [field, written[field]]);
  return { ...newer, ...Object.fromEntries(changes) };
}

/** Validates the form by the contract, as the server does. Missing values are named as on recording (CRE-19). */
export const resolver = resolverOf<UpdateValues>((values) => {
  const { refusals = {} } = checkBody(updateComplaint, values);
  return Object.fromEntries(Object.entries(refusals).map(([field, rule]) => [field, errorKey(field, rule)]));
});
