import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Actor, choosesInCharge, hasOrigin } from '#contract/access/access.ts';
import { takesComplaints } from '#contract/access/scope.ts';
import { complaintInput } from '#contract/complaints/complaint.ts';
import type { createComplaint } from '#contract/complaints/complaintCalls.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { errorCodeOf } from '#contract/kernel/errorTexts.ts';
import { MAX_NOT_SIMILAR } from '#contract/kernel/limits.ts';
import { PLACE_FIELDS, type PlaceField } from '#contract/places/place.ts';

type Payload = Omit<BodyOf<typeof createComplaint>, 'client_ref' | 'not_similar' | 'refers_to'>;

type Numbers = PlaceField | 'category_id' | 'staff_id' | 'person_id';

/** A complaint with which a new one goes into one cause (PER-16), and the title of a cause that is made of both. */
export interface SameCause {
  id: number;
  number: string;
  title: string;
}

/** A row of the inbox, the Idempotency-Key under which it is said to be done, and the names of the files that come with it. */
export interface TakenMessage {
  id: number;
  key: string;
  files: string[];
}

/** What the form holds while it is written: everything may still be missing. */
export type ComplaintValues = {
  [K in Exclude<keyof Payload, Numbers | 'source'>]: string | null;
} & Record<PlaceField | 'category_id', number | null> & {
    /** The person who was chosen, whether the grievance goes there or not. */
    person_id?: number | null;
    /** Those that were shown as similar and are something else (PER-16). */
    not_similar?: number[];
    /** The one that it goes into one cause with (PER-16). */
    same_cause?: SameCause;
    /** The one that can no longer be reopened, to which it refers (REF-20). */
    refers_to?: { id: number; number: string };
    /** What a citizen has sent, from which it is recorded (MSG-15). */
    inbox?: TakenMessage;
  };
export type ComplaintField = keyof ComplaintValues;

/**
 * What is sent: the fields of CRE-07, `null` where nothing was entered, and where that was said whose it is, what they speak and
 * what it is not.
 */
export type ComplaintPayload = Omit<Payload, 'staff_id' | 'person_id' | 'language'> & {
  staff_id?: number;
  person_id?: number;
  language?: Payload['language'];
  not_similar?: number[];
  refers_to?: number;
};

/** The fields in the order in which the form shows them: the first wrong one gets the focus. */
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
  'priority',
  'email',
  'language',
  'type',
  'location',
] as const satisfies readonly ComplaintField[];

export const emptyComplaint = (places: Partial<Record<PlaceField, number>>): ComplaintValues => ({
  phone: null,
  category_id: null,
  type: 'complaint',
  priority: null,
  parliament_id: null,
  assembly_id: null,
  mandal_id: null,
  area_id: null,
  origin: null,
  name: null,
  email: null,
  language: null,
  assigned: null,
  location: null,
  details: null,
  ...places,
});

/**
 * The body of the call, exactly the fields of CRE-07, where they are given a priority, a person's id and language, and what was
 * said to be something else: `origin` and `assigned` stay empty for roles that do not have them, the session's own places replace a choice (SCOPE-03), staff send their own id.
 */
export function payloadOf(
  values: ComplaintValues,
  actor: Actor,
  places: Partial<Record<PlaceField, number>>,
  person_id?: number,
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
    ...(values.priority ? { priority: values.priority } : {}),
    ...(takesComplaints(actor) ? { staff_id: actor.id } : {}),
    ...(person_id ? { person_id } : {}),
    ...(values.language ? { language: values.language } : {}),
    ...(values.refers_to ? { refers_to: values.refers_to.id } : {}),
    ...(values.not_similar?.length ? { not_similar: values.not_similar.slice(-MAX_NOT_SIMILAR) } : {}),
  };
  return payload as ComplaintPayload;
}

export const samePayload = (one: ComplaintPayload, other: ComplaintPayload) =>
  JSON.stringify(one) === JSON.stringify(other);

const schema = z.object(complaintInput);
const places: readonly string[] = PLACE_FIELDS;

const REQUIRED: readonly string[] = ['category_id', 'name', 'phone', 'details'] satisfies ComplaintField[];

/** The text under a field for a broken rule, both as translation keys: what is missing is named (CRE-19). */
export function errorKey(field: string, rule: string): string {
  if (places.includes(field) && rule !== 'rules.placeMismatch')
    return `declare.place.choose.${field.replace('_id', '')}`;
  return rule === 'rules.required' && REQUIRED.includes(field) ? `recording.required.${field}` : rule;
}

/** Checks the form by the contract, as the server will (CRE-19). */
export const resolver: Resolver<ComplaintValues> = (values) => {
  const { success, error } = schema.safeParse(values);
  if (success) return { values, errors: {} };
  const errors: FieldErrors<ComplaintValues> = {};
  for (const { path, message } of error.issues) {
    const field = path[0] as ComplaintField;
    errors[field] ??= { type: 'rule', message: errorKey(field, `rules.${errorCodeOf(message)}`) };
  }
  return { values: {}, errors };
};
