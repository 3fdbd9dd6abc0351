import * as z from 'zod/mini';
import { defineCall, messageAnswer, placeInput, placeNames } from '#contract/kernel/define.ts';
import { choice, id, ids, line, longText, optional, phone } from '#contract/kernel/fields.ts';
import { DESIGNATIONS } from '#contract/kernel/limits.ts';
import { listOf, listQuery } from '#contract/kernel/list.ts';
import { coordinates } from '#contract/kernel/location.ts';
import { rule } from '#contract/kernel/rule.ts';
import { imageRule } from '#contract/kernel/uploadRules.ts';
import { PLACE_FIELDS, type PlaceField, type PlaceIds } from '#contract/places/place.ts';

/** Values of the list filter (VOL-04): a designation, or `leader`, which means all above a volunteer. */
export const LEADER_ROLES = ['leader', ...DESIGNATIONS] as const;
export type LeaderRole = (typeof LEADER_ROLES)[number];

/** As text, since the specification writes `status=true|false|` (LDR-01). */
export const LEADER_STATUSES = ['true', 'false'] as const;

/** The most recipients of one message. */
export const MAX_RECIPIENTS = 1_000;

/** Local leaders and volunteers in a list. `status` true means approved, false or null on hold. */
export const leaderRow = z.object({
  id: z.int(),
  name: z.string(),
  /** Only for users who may decide on applications: forwarding needs the name only. */
  phone: z.optional(z.string()),
  party: z.nullable(z.string()),
  designation: z.nullable(z.enum(DESIGNATIONS)),
  status: z.nullable(z.boolean()),
  parliament_id: z.nullable(z.int()),
  assembly_id: z.nullable(z.int()),
  mandal_id: z.nullable(z.int()),
  area_id: z.nullable(z.int()),
  ...placeNames,
  created_at: z.string(),
});
export type LeaderRow = z.output<typeof leaderRow>;

/** One application with all fields (LDR-02); personal data only for users who may decide on it. */
export const leaderRecord = z.extend(leaderRow, {
  /** JSON text with latitude and longitude. */
  location: z.optional(z.nullable(z.string())),
  /** Kind and number of the ID proof. */
  type: z.optional(z.nullable(z.string())),
  water_id_number: z.optional(z.nullable(z.string())),
  /** Signed links that expire. */
  profile_image_path: z.optional(z.nullable(z.string())),
  id_document_path: z.optional(z.nullable(z.string())),
  app_user_id: z.optional(z.nullable(z.int())),
  updated_at: z.string(),
  version: z.int(),
});
export type LeaderRecord = z.output<typeof leaderRecord>;

/**
 * Whether a leader is in charge of a complaint's area (DET-07): of the area itself, of its mandal as a Mandal Admin, or
 * of a higher place if the leader's record has no lower one.
 */
export function leadsArea(leader: Pick<LeaderRow, 'designation' | PlaceField>, area: PlaceIds): boolean {
  const ends = leader.designation === 'mandaladmin' ? PLACE_FIELDS.indexOf('area_id') : PLACE_FIELDS.length;
  return PLACE_FIELDS.slice(0, ends).every(
    (field) => leader[field] === null || leader[field] === area[field],
  );
}

/**
 * Newest first, or by `sort` name. `role` and `designation` are the same filter; `location` is a part of a place's
 * name.
 */
export const listLeaders = defineCall({
  method: 'GET',
  path: 'leader',
  may: ['leader', 'list'],
  query: {
    ...listQuery,
    status: optional(choice(LEADER_STATUSES)),
    role: optional(choice(LEADER_ROLES)),
    designation: optional(choice(LEADER_ROLES)),
    location: optional(line()),
  },
  answer: listOf(leaderRow),
});

export const getLeader = defineCall({
  method: 'GET',
  path: 'leader/:id',
  may: ['leader', 'show'],
  answer: leaderRecord,
});

/**
 * The fields that the area in-charge form sends twice: to register the person, then to put the person in charge
 * (VOL-02).
 */
const areaIncharge = {
  name: line(),
  phone: phone(),
  parliament_id: id(),
  assembly_id: id(),
  mandal_id: id(),
  area_id: id(),
  location: optional(coordinates()),
  party: optional(line()),
};

/** A phone registers once: a repeated call returns the existing account. Only name and phone are stored. */
export const registerAppUser = defineCall({
  method: 'POST',
  path: 'app/register',
  may: ['leader', 'create'],
  body: { ...areaIncharge, ...placeInput },
  answer: z.object({ user: z.object({ id: z.int() }) }),
  creates: true,
});

/**
 * Puts a person in charge of an area, on hold until approved with a designation. `app_user_id` is the registration of
 * the same phone. 422 when the area already has that phone.
 */
export const createLeader = defineCall({
  method: 'POST',
  path: 'leader',
  may: ['leader', 'create'],
  body: {
    ...areaIncharge,
    app_user_id: optional(id()),
    type: optional(line()),
    water_id_number: optional(line(50)),
  },
  files: { profile_image: imageRule, id_document: imageRule },
  answer: leaderRecord,
  creates: true,
});

/** LDR-03: 422 without a designation, and for an approved application. */
export const approveLeader = defineCall({
  method: 'POST',
  path: 'leader/approve',
  may: ['leader', 'edit'],
  body: { leader_id: id(), designation: z.enum(DESIGNATIONS, rule('designationRequired')) },
  answer: messageAnswer,
});

/** LDR-04: back on hold; 422 for an application that is not approved. */
export const rejectLeader = defineCall({
  method: 'POST',
  path: 'leader/reject',
  may: ['leader', 'edit'],
  body: { leader_id: id() },
  answer: messageAnswer,
});

export const leaderMessage = z.object({
  id: z.int(),
  leader_id: z.int(),
  title: z.string(),
  creator: z.nullable(z.object({ name: z.string() })),
  created_at: z.string(),
});
/** The answer of this server; the specifications name only id and title. */
export type WholeLeaderMessage = z.output<typeof leaderMessage>;
export type LeaderMessage = Pick<WholeLeaderMessage, 'id' | 'title'> & Partial<WholeLeaderMessage>;

/** The office's messages to one leader, newest first (VOL-05). */
export const listLeaderMessages = defineCall({
  method: 'GET',
  path: 'leader/message',
  may: ['leader', 'show'],
  query: { leader_id: id() },
  answer: listOf(leaderMessage),
});

/** One message to one or several leaders, a row for each: to all of them or, with a 422, to none (VOL-05, VOL-06). */
export const sendLeaderMessage = defineCall({
  method: 'POST',
  path: 'leader/message',
  may: ['leader', 'edit'],
  body: {
    title: longText(2_000),
    leader_id: ids().check(
      z.minLength(1, rule('leaderRequired')),
      z.maxLength(MAX_RECIPIENTS, rule('tooManyRecipients')),
    ),
  },
  answer: listOf(leaderMessage),
  creates: true,
});
