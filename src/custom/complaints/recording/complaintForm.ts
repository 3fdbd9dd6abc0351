import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Actor, choosesInCharge, hasOrigin } from '#contract/access/access.ts';
import { takesComplaints } from '#contract/access/scope.ts';
import { complaintInput } from '#contract/complaints/complaint.ts';
import type { createComplaint } from '#contract/complaints/complaintCalls.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { PLACE_FIELDS, type PlaceField } from '#contract/places/place.ts';
import { ruleKey } from '#src/i18n/codedWords.ts';

type Body = BodyOf<typeof createComplaint>;
type NumberField = PlaceField | 'category_id';
type TextField = Exclude<keyof typeof complaintInput, NumberField | 'source' | 'staff_id' | 'priority'>;
/** Fields that capabilities add to the request. */
type AddedField = Exclude<keyof Body, TextField | NumberField | 'source' | 'staff_id' | 'client_ref'>;

/** The values of the form; each may still be missing. */
export type ComplaintValues = Record<TextField, string | null> &
  Record<NumberField, number | null> & { [K in AddedField]?: Body[K] | null } & {
    /** The capabilities' notes about their fields: stored with the draft, never sent. */
    notes?: Partial<Record<string, string>>;
  };
export type ComplaintField = keyof ComplaintValues;

/** The request body: the fields of CRE-07, `null` if empty, and the capabilities' fields that have a value. */
export type ComplaintPayload = Omit<Body, 'staff_id' | 'client_ref' | AddedField> & {
  staff_id?: number;
} & { [K in AddedField]?: Body[K] };

/** The fields in display order: the first invalid one gets the focus. */
export const FIELD_ORDER = [
  'phone',
  'name',
  'category_id',
  'parliament_id',
  'assembly_id',
  'mandal_id',
  'area_id',
  'details',
  'origin',
  'assigned',
  'email',
  'type',
  'location',
] as const satisfies readonly ComplaintField[];

export const emptyComplaint = (places: Partial<Record<PlaceField, number>>): ComplaintValues => ({
  phone: null,
  category_id: null,
  type: 'complaint',
  parliament_id: null,
  assembly_id: null,
  mandal_id: null,
  area_id: null,
  origin: null,
  name: null,
  email: null,
  assigned: null,
  location: null,
  details: null,
  ...places,
});

const isFilled = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The fields that have a value. */
export const filledFields = (values: ComplaintValues, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field as ComplaintField];
      return isFilled(value) ? [[field, value]] : [];
    }),
  );

/**
 * The request body with exactly the fields of CRE-07 and the capabilities' ones. `origin` and `assigned` are empty for
 * roles without them, the session's own places replace a choice (SCOPE-03), and staff send their own id.
 */
export function payloadOf(
  values: ComplaintValues,
  actor: Actor,
  places: Partial<Record<PlaceField, number>>,
  added: readonly string[],
): ComplaintPayload {
  const { name, category_id, parliament_id, assembly_id, mandal_id, area_id } = values;
  const payload = {
    name,
    source: 'web',
    category_id,
    parliament_id,
    assembly_id,
    mandal_id,
    area_id,
    phone: values.phone,
    details: values.details,
    location: values.location,
    assigned: choosesInCharge(actor) ? values.assigned : null,
    email: values.email,
    type: values.type,
    origin: hasOrigin(actor) ? values.origin : null,
    ...places,
    ...(takesComplaints(actor) ? { staff_id: actor.id } : {}),
    ...filledFields(values, added),
  };
  return payload as ComplaintPayload;
}

export const samePayload = (one: ComplaintPayload, other: ComplaintPayload) =>
  JSON.stringify(one) === JSON.stringify(other);

const schema = z.object(complaintInput);
const places: readonly string[] = PLACE_FIELDS;

const REQUIRED: readonly string[] = ['category_id', 'name', 'phone', 'details'] satisfies ComplaintField[];

/** The error text of a field, as a translation key. A missing value is named (CRE-19). */
export function errorKey(field: string, rule: string): string {
  if (places.includes(field) && rule !== 'rules.placeMismatch')
    return `declare.place.choose.${field.replace('_id', '')}`;
  return rule === 'rules.required' && REQUIRED.includes(field) ? `recording.required.${field}` : rule;
}

/** Validates the form by the contract, as the server does (CRE-19). */
export const resolver: Resolver<ComplaintValues> = (values) => {
  const { success, error } = schema.safeParse(values);
  if (success) return { values, errors: {} };
  const errors: FieldErrors<ComplaintValues> = {};
  for (const { path, message } of error.issues) {
    const field = path[0] as 'name';
    errors[field] ??= { type: 'rule', message: errorKey(field, ruleKey(message)) };
  }
  return { values: {}, errors };
};
