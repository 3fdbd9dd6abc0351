import * as z from 'zod/mini';
import { addedInput, addedToRecord, addedToRow } from '#contract/capabilities/complaintFields.ts';
import { codedFields } from '#contract/kernel/codedFields.ts';
import { defineContract, placeNames } from '#contract/kernel/define.ts';
import {
  choice,
  email,
  html,
  id,
  integer,
  line,
  optional,
  phone,
  phoneIfKnown,
} from '#contract/kernel/fields.ts';
import { COMPLAINT_TYPES, ORIGINS, SOURCES } from '#contract/kernel/limits.ts';
import { coordinates } from '#contract/kernel/location.ts';
import { localNames, type Named } from '#contract/kernel/named.ts';

/** The fields of the form of a new complaint (CRE-07, CRE-19). */
export const complaintInput = {
  name: line(),
  source: optional(choice(SOURCES)),
  category_id: id(),
  parliament_id: id(),
  assembly_id: id(),
  mandal_id: id(),
  area_id: id(),
  phone: phone(),
  details: html(),
  location: optional(coordinates()),
  assigned: optional(line()),
  email: optional(email()),
  type: choice(COMPLAINT_TYPES),
  origin: optional(choice(ORIGINS)),
  staff_id: optional(id()),
  ...addedInput,
};

/**
 * The fields that an edit may change (UPD-01); `version` is the one that the form loaded. An imported complaint may
 * have no phone.
 */
export const complaintEdit = {
  ...complaintInput,
  phone: phoneIfKnown(),
  version: optional(integer()),
};

const named = z.object({ id: z.int(), name: z.string(), ...localNames });

export const complaintRow = z.object({
  id: z.int(),
  complaint_number: z.string(),
  category: named,
  area: named,
  /** The area's mandal, since several areas may have the same name. */
  mandal: z.optional(z.nullable(named)),
  assembly: z.optional(z.nullable(named)),
  name: z.string(),
  phone: z.string(),
  source: z.string(),
  status: z.string(),
  staff: z.nullable(named),
  /** Whole days from creation until now, or until the closing (LIST-07). */
  daysOpen: z.int(),
  date: z.string(),
  type: z.string(),
  origin: z.nullable(z.string()),
  assigned_to: z.nullable(z.string()),
  is_internal: z.boolean(),
  updated_at: z.string(),
  ...addedToRow,
});
/** A row as this server returns it. */
export type WholeRow = z.output<typeof complaintRow>;
/** Fields that the specifications do not name are optional, because a plain host omits them. */
type Unnamed<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
type NamedOnly = Named & { id?: number };
type RowNames = Record<'category' | 'area', NamedOnly> & { staff: NamedOnly | null };
/** A row as any host returns it. */
export type ComplaintRow = Omit<Unnamed<WholeRow, 'updated_at'>, keyof RowNames> & RowNames;

export const mediaItem = z.object({
  id: z.int(),
  type: z.enum(['image', 'audio', 'pdf']),
  /** Signed, expiring link. */
  path: z.string(),
  name: z.string(),
});
export type MediaItem = z.output<typeof mediaItem>;

export const complaintResponse = z.object({
  id: z.int(),
  message: z.string(),
  status: z.string(),
  created_at: z.string(),
  creator: z.nullable(z.object({ name: z.string() })),
  media: z.array(mediaItem),
});
export type WholeResponse = z.output<typeof complaintResponse>;
export type ComplaintResponse = Unnamed<WholeResponse, 'creator'>;

/** What the office does, as the codes of history entries; what a person typed has the code `text`. */
export const HISTORY_CODES = [
  'imported',
  'unassigned',
  'assigned',
  'mailed',
  'forwarded',
  'resolved',
  'reopened',
  'answeredAgain',
  'answeredNow',
  'answered',
] as const;
export type HistoryCode = (typeof HISTORY_CODES)[number];

export const historyEntry = z.object({
  id: z.int(),
  message: z.string(),
  ...codedFields,
  is_admin: z.boolean(),
  created_at: z.string(),
  creator: z.nullable(z.object({ name: z.string() })),
  leader_response: z.nullable(z.object({ message: z.string(), media: z.array(mediaItem) })),
});
export type WholeEntry = z.output<typeof historyEntry>;
export type HistoryEntry = Unnamed<WholeEntry, 'creator'>;

/** One complaint, whole; `media` and `response` only when asked for (DET-15). */
export const complaintRecord = z.object({
  ...complaintRow.shape,
  ...placeNames,
  email: z.nullable(z.string()),
  details: z.string(),
  location: z.nullable(z.string()),
  assigned: z.nullable(z.string()),
  category_id: z.int(),
  parliament_id: z.int(),
  assembly_id: z.int(),
  mandal_id: z.int(),
  area_id: z.int(),
  staff_id: z.nullable(z.int()),
  creator_id: z.nullable(z.int()),
  creator: z.nullable(z.object({ name: z.string() })),
  /** Whether an administrator recorded it, which decides whom staff forward it to (DET-09). */
  by_admin: z.optional(z.boolean()),
  app_user_id: z.nullable(z.int()),
  leader_id: z.nullable(z.int()),
  leaders: z.array(named),
  ...addedToRecord,
  created_at: z.string(),
  closed_at: z.nullable(z.string()),
  version: z.int(),
  media: z.optional(z.array(mediaItem)),
  response: z.optional(z.array(complaintResponse)),
});
/** One complaint as this server answers it. */
export type WholeComplaint = z.output<typeof complaintRecord>;
/** One complaint as any host returns it. The admin adds the names for the ids of category, places and staff. */
export type ComplaintRecord = Unnamed<
  WholeComplaint,
  'updated_at' | 'created_at' | 'closed_at' | 'version' | 'creator' | 'parliament' | 'mandal' | 'assembly'
>;

/** Complaints as a resource of the admin. Its calls are those of `complaintCalls.ts`. */
export const complaint = defineContract({
  name: 'complaint',
  policy: 'complaint',
  placed: false,
  input: complaintInput,
  record: complaintRecord.shape,
  search: ['name', 'phone', 'details'],
  form: true,
  update: 'PUT',
});
