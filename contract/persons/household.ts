import * as z from 'zod/mini';
import { defineCall, named } from '#contract/kernel/define.ts';
import { id, several } from '#contract/kernel/fields.ts';
import { rule } from '#contract/kernel/rule.ts';

/** The largest household; more people are probably a mistake. */
export const MAX_HOUSEHOLD = 30;

const member = {
  id: z.int(),
  name: z.string(),
  other_name: z.nullable(z.string()),
  /** Open complaints of any assignee. */
  open: z.int(),
};

/** People who live together, by name (PER-10). */
export const household = z.object({ id: z.int(), members: z.array(z.object(member)) });
export type Household = z.output<typeof household>;

/** An open complaint, with the fields that a user without access may see (PER-07). */
const openComplaint = z.object({
  /** null when the caller may not open it. */
  id: z.nullable(z.int()),
  complaint_number: z.string(),
  category: named(),
  date: z.string(),
  handler: z.nullable(z.string()),
});
export type OpenComplaint = z.output<typeof openComplaint>;

/** The most open complaints per member, the latest. */
export const MAX_OPEN_CASES = 5;

/** Why a person may belong to a household: a shared phone; or last-name sound, area and address line. */
export const KINSHIPS = ['phone', 'address'] as const;
export type Kinship = (typeof KINSHIPS)[number];

const suggestion = z.object({
  id: z.int(),
  name: z.string(),
  other_name: z.nullable(z.string()),
  phones: z.array(z.string()),
  address: z.nullable(z.string()),
  reasons: z.array(z.enum(KINSHIPS)),
});
export type Suggestion = z.output<typeof suggestion>;

/** The household of a person with the open complaints of each member (PER-08), and suggested members (PER-10). */
export const getHousehold = defineCall({
  method: 'GET',
  path: 'person/:id/household',
  may: ['person', 'show'],
  answer: z.object({
    household: z.nullable(
      z.object({
        id: z.int(),
        members: z.array(z.object({ ...member, cases: z.array(openComplaint) })),
      }),
    ),
    suggested: z.array(suggestion),
  }),
});

/**
 * Puts people of one constituency into a new household, or into the one that some of them have (PER-10). 422 for people
 * of two households: a person belongs to at most one.
 */
export const putTogether = defineCall({
  method: 'POST',
  path: 'household',
  may: ['person', 'edit'],
  body: { person_ids: several(id(), MAX_HOUSEHOLD, rule('largeHousehold')) },
  answer: household,
  creates: true,
});

/** Removes a person. A household with one member is deleted. */
export const leaveHousehold = defineCall({
  method: 'DELETE',
  path: 'household/:id/member/:person_id',
  may: ['person', 'edit'],
  answer: z.object({ household: z.nullable(household) }),
});
