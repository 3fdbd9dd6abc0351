import * as z from 'zod/mini';
import { can, DUTIES, ROLES } from '#contract/access/policies.ts';
import { CAPABILITIES } from '#contract/capabilities.ts';
import { defineCall, messageAnswer, named, placeInput } from '#contract/kernel/define.ts';
import {
  email,
  flag,
  id,
  integer,
  line,
  longText,
  optional,
  phone,
  profileName,
} from '#contract/kernel/fields.ts';
import { MAX_PROFILE_IMAGE_BYTES } from '#contract/kernel/limits.ts';
import { rule } from '#contract/kernel/rule.ts';
import type { UploadRule } from '#contract/kernel/uploadRules.ts';

const secret = () =>
  z.string(rule('required')).check(z.minLength(1, rule('required')), z.maxLength(200, rule('tooLong')));

/** The signed-in user as the client stores it (AUTH-03); the token is sent separately. */
export const session = z.object({
  user: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  role: z.enum(ROLES),
  duties: z.array(z.enum(DUTIES)),
  /** Colleagues on leave today whose deputy the user is (SLA-16). */
  deputy_for: z.array(z.int()),
  parliament: named(),
  assembly: named(),
  candidate: z.nullable(z.object({ id: z.int() })),
  profile_updated: z.boolean(),
  /** The chosen columns of complaint lists; null for the default (DESK-08). */
  columns: z.optional(z.nullable(z.array(z.string()))),
  /** The host's capabilities beyond the specifications. */
  capabilities: z.array(z.enum(CAPABILITIES)),
});
export type SessionAnswer = z.output<typeof session>;

export const credentials = { username: line(), password: secret() };

/**
 * `model` is the device id of the browser (AUTH-02); `remember` asks for a token that outlives the browser session
 * (AUTH-11).
 */
export const login = defineCall({
  method: 'POST',
  path: 'login',
  may: 'anyone',
  body: { ...credentials, model: optional(line()), remember: optional(flag()) },
  answer: z.extend(session, { token: z.string() }),
});

export const logout = defineCall({ method: 'POST', path: 'logout', may: 'signed-in', answer: messageAnswer });
export const me = defineCall({ method: 'GET', path: 'me', may: 'signed-in', answer: session });

export const changePassword = defineCall({
  method: 'POST',
  path: 'change-password',
  may: 'signed-in',
  body: { old_password: secret(), new_password: secret(), new_password_confirmation: secret() },
  answer: messageAnswer,
});

const picture = {
  accept: ['jpeg', 'png'],
  maxBytes: MAX_PROFILE_IMAGE_BYTES,
  wrongType: 'imageType',
  tooLarge: 'profileImageSize',
} as const satisfies UploadRule;

/** The exact pixels of the three profile pictures, by field (PROF-04). */
export const PROFILE_IMAGES = {
  file: { width: 201, height: 500 },
  header_image: { width: 500, height: 129 },
  profile_image: { width: 250, height: 250 },
} as const;
export type ProfileImage = keyof typeof PROFILE_IMAGES;

/** The refusal of a picture of another size. */
export const pixelRefusal = (field: ProfileImage) => ({
  code: 'pixels' as const,
  values: { field, label: { code: `profile.fields.${field}` }, ...PROFILE_IMAGES[field] },
});

export const candidateRecord = z.object({
  id: z.int(),
  name: z.string(),
  designation: z.nullable(z.string()),
  custom_designation: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  email: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  twitter: z.nullable(z.string()),
  facebook: z.nullable(z.string()),
  user_id: z.int(),
  category_id: z.nullable(z.int()),
  category: named(),
  image_path: z.nullable(z.string()),
  header_image_path: z.nullable(z.string()),
  avatar_path: z.nullable(z.string()),
  parliament_id: z.nullable(z.int()),
  assembly_id: z.nullable(z.int()),
  parliament: named(),
  assembly: named(),
  version: z.int(),
  updated_at: z.string(),
  updated_by: named(),
});
export type CandidateRecord = z.output<typeof candidateRecord>;

export const getProfile = defineCall({
  method: 'GET',
  path: 'candidate/:id',
  may: ['own', 'show'],
  answer: candidateRecord,
});

/** The fields of a complete profile: its owner sends all of them (PROF-02). */
export const profileInput = {
  parliament_id: placeInput.parliament_id,
  assembly_id: placeInput.assembly_id,
  phone: phone(),
  address: longText(1_000),
  email: email(),
  custom_designation: line(),
  instagram: optional(profileName()),
  twitter: optional(profileName()),
  facebook: optional(profileName()),
  version: optional(integer()),
};

/** The required fields of a complete profile. */
export const COMPLETE_PROFILE = ['phone', 'address', 'email', 'custom_designation'] as const;

/**
 * PROF-02, PROF-05: the owner sends a complete profile; name and designation are ignored. Users who manage candidates
 * change the given fields, also the name and the seat (CAN-01).
 */
export const updateProfile = defineCall({
  method: 'PUT',
  path: 'candidate/:id',
  may: ['own', 'edit'],
  requires: (actor) => (can(actor, 'edit', 'candidate') ? [] : COMPLETE_PROFILE),
  body: z.partial(
    z.object({
      ...profileInput,
      phone: optional(profileInput.phone),
      address: optional(profileInput.address),
      email: optional(profileInput.email),
      custom_designation: optional(profileInput.custom_designation),
      name: optional(line()),
      designation: optional(line()),
      category_id: optional(id()),
    }),
  ).shape,
  files: { file: picture, header_image: picture, profile_image: picture },
  answer: candidateRecord,
});
