import * as z from 'zod/mini';
import { defineCall, defineContract, named } from '#contract/kernel/define.ts';
import { exportable, exportQuery } from '#contract/kernel/exports.ts';
import { choice, id, optional, reference } from '#contract/kernel/fields.ts';
import { filterQuery } from '#contract/kernel/filters.ts';
import { CANDIDATE_DESIGNATIONS, type CandidateDesignation } from '#contract/kernel/limits.ts';
import { listQuery } from '#contract/kernel/list.ts';

/** The fields of a candidate's seat: its place, and the ministry of a minister. */
export type SeatField = 'parliament_id' | 'assembly_id' | 'category_id';

/** The fields that each designation requires; a candidate has no others (CAN-01). */
export const SEAT_FIELDS: Record<CandidateDesignation, readonly SeatField[]> = {
  MP: ['parliament_id'],
  MLA: ['parliament_id', 'assembly_id'],
  'STATE MINISTOR': ['parliament_id', 'assembly_id', 'category_id'],
  'CENTRAL MINISTOR': ['parliament_id', 'category_id'],
};

const input = {
  designation: choice(CANDIDATE_DESIGNATIONS),
  user_id: reference('user'),
  parliament_id: optional(id()),
  assembly_id: optional(id()),
  category_id: optional(reference('contact/category')),
};
const shown = {
  user: named(),
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  parliament: named(),
  assembly: named(),
  category: named(),
};

/** Candidates, for their form and list (CAN-01). The calls below serve them. */
export const candidate = defineContract({
  name: 'candidate',
  policy: 'candidate',
  personal: true,
  placed: false,
  input,
  record: shown,
  editable: ['name', 'phone', 'email', 'address', 'custom_designation'],
  search: ['name', 'phone', 'email'],
  sort: { field: 'name', order: 'ASC' },
  form: true,
  update: 'POST',
});

/** A row of the Candidates List; `getProfile` of `account.ts` has the whole profile. */
export const candidateRow = z.object({
  id: z.int(),
  user_id: z.int(),
  designation: z.nullable(z.string()),
  parliament_id: z.nullable(z.int()),
  assembly_id: z.nullable(z.int()),
  category_id: z.nullable(z.int()),
  ...shown,
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  updated_by: named(),
});
export type CandidateRow = z.output<typeof candidateRow>;

/** All candidates for users who manage them, the own record for mp and mla; without those named 'demo'. */
export const listCandidates = defineCall({
  method: 'GET',
  path: 'candidate',
  may: ['candidate', 'list'],
  query: { ...listQuery, ...exportQuery, ...filterQuery(candidate) } as typeof listQuery & typeof exportQuery,
  answer: exportable(candidateRow),
});

/**
 * Makes a party user a candidate and gives the account the role and the place of the seat. 422 under a field that the
 * designation requires, under `user_id` for an existing candidate.
 */
export const createCandidate = defineCall({
  method: 'POST',
  path: 'candidate',
  may: ['candidate', 'create'],
  body: input,
  answer: candidateRow,
  creates: true,
});
