import * as z from 'zod/mini';
import { PARTY_ROLES } from '#contract/access/access.ts';
import { defineCall, defineContract, named } from '#contract/kernel/define.ts';
import { exportable, exportQuery } from '#contract/kernel/exports.ts';
import {
  choice,
  flag,
  integer,
  line,
  newPassword,
  optional,
  otherwise,
  username,
} from '#contract/kernel/fields.ts';
import { filterQuery } from '#contract/kernel/filters.ts';
import { listOf, listQuery } from '#contract/kernel/list.ts';

const shown = {
  /** Null until the user gets a place as a candidate. */
  role: optional(choice(PARTY_ROLES)),
  parliament_id: z.nullable(z.int()),
  assembly_id: z.nullable(z.int()),
  parliament: named(),
  assembly: named(),
  /** A user can become a candidate once. */
  is_candidate: flag(),
};
const input = {
  name: line(),
  username: username(),
  password: newPassword(),
  /** A disabled user cannot sign in, and all sessions are ended. */
  is_active: otherwise(flag(), true),
};

/** Party users, for their forms and lists (USR-01). The calls below serve them. */
export const user = defineContract({
  name: 'user',
  policy: 'account',
  personal: true,
  placed: false,
  input,
  record: shown,
  search: ['name', 'username'],
  sort: { field: 'name', order: 'ASC' },
  form: true,
  update: 'POST',
});

/** A party user in answers: never with a password or its hash. */
export const userRecord = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  ...shown,
  is_active: z.boolean(),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  updated_by: named(),
});
export type UserRecord = z.output<typeof userRecord>;

export const listUsers = defineCall({
  method: 'GET',
  path: 'user',
  may: ['account', 'list'],
  query: { ...listQuery, ...exportQuery, ...filterQuery(user) } as typeof listQuery & typeof exportQuery,
  answer: exportable(userRecord),
});

export const getUser = defineCall({
  method: 'GET',
  path: 'user/:id',
  may: ['account', 'show'],
  answer: userRecord,
});

/** 422 under `username` when another account signs in with it, even as a phone number. */
export const createUser = defineCall({
  method: 'POST',
  path: 'user',
  may: ['account', 'create'],
  body: input,
  form: true,
  answer: userRecord,
  creates: true,
});

/**
 * Changes the given fields. A new password and disabling end the user's sessions; an empty password changes nothing.
 */
export const updateUser = defineCall({
  method: 'PUT',
  path: 'user/:id',
  may: ['account', 'edit'],
  body: z.partial(
    z.object({
      ...input,
      password: optional(input.password),
      is_active: optional(flag()),
      version: optional(integer()),
    }),
  ).shape,
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
