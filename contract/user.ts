import * as z from 'zod/mini';
import { PARTY_ROLES } from './access.ts';
import { defineCall, defineContract, listOf, listQuery, named } from './define.ts';
import { integer, line, newPassword, optional } from './fields.ts';

const shown = {
  /** Nobody has one without the place of a candidate. */
  role: z.nullable(z.enum(PARTY_ROLES)),
  parliament_id: z.nullable(z.int()),
  assembly_id: z.nullable(z.int()),
  parliament: named(),
  assembly: named(),
  /** A user becomes a candidate once. */
  is_candidate: z.boolean(),
};
const input = { name: line(), username: line(), password: newPassword() };

/** Party users, as their forms and lists have them (USR-01). The calls below serve them. */
export const user = defineContract({
  name: 'user',
  policy: 'account',
  placed: false,
  input,
  record: shown,
  search: ['name', 'username'],
  sort: { field: 'name', order: 'ASC' },
  form: true,
  update: 'POST',
});

/** A party user as answers have it: never with a password, nor with its hash. */
export const userRecord = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  ...shown,
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type UserRecord = z.output<typeof userRecord>;

export const listUsers = defineCall({
  method: 'GET',
  path: 'user',
  may: ['account', 'list'],
  query: listQuery,
  answer: listOf(userRecord),
});

export const getUser = defineCall({
  method: 'GET',
  path: 'user/:id',
  may: ['account', 'show'],
  answer: userRecord,
});

/** 422 under `username` when another account signs in with it, be it as a phone number. */
export const createUser = defineCall({
  method: 'POST',
  path: 'user',
  may: ['account', 'create'],
  body: input,
  form: true,
  answer: userRecord,
  creates: true,
});

/** Changes what it names. A new password ends the user's sessions; an empty one changes nothing. */
export const updateUser = defineCall({
  method: 'PUT',
  path: 'user/:id',
  may: ['account', 'edit'],
  body: z.partial(z.object({ ...input, password: optional(input.password), version: optional(integer()) }))
    .shape,
  form: true,
  answer: userRecord,
});

/** Accounts of the caller's place whose name or username contains the keyword (API-06). */
export const findUsers = defineCall({
  method: 'GET',
  path: 'user/find',
  may: ['userSearch', 'list'],
  query: { ...listQuery, keyword: line() },
  answer: listOf(z.object({ id: z.int(), name: z.string(), username: z.string() })),
});
