import * as z from 'zod/mini';
import { defineCall, named } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { id, several } from '#contract/kernel/fields.ts';

/** Nobody lives with more people than that; whoever has more of them together is doing something else. */
export const MAX_HOUSEHOLD = 30;

const member = {
  id: z.int(),
  name: z.string(),
  other_name: z.nullable(z.string()),
  /** Cases that are not closed, whoever has them. */
  open: z.int(),
};

/** People who live together, by name (PER-10). */
export const household = z.object({ id: z.int(), members: z.array(z.object(member)) });
export type Household = z.output<typeof household>;

/** A case that is not closed, as far as whoever may not open it may know of it (PER-07). */
const openComplaint = z.object({
  /** null where the case is not the caller's to open. */
  id: z.nullable(z.int()),
  complaint_number: z.string(),
  category: named(),
  date: z.string(),
  handler: z.nullable(z.string()),
});
export type OpenComplaint = z.output<typeof openComplaint>;

/** So many open cases of each member are told, the latest. */
export const MAX_OPEN_CASES = 5;

/** Why somebody may belong to a household: a phone in common; the last-name sound, area and address line. */
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

/** The household of a person with the open cases of each member (PER-08), and who may belong to it (PER-10). */
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
 * Puts people of one constituency together: in a new household, or in the one that some of them have (PER-10). 422 for people
 * of two households: a person is in at most one.
 */
export const putTogether = defineCall({
  method: 'POST',
  path: 'household',
  may: ['person', 'edit'],
  body: { person_ids: several(id(), MAX_HOUSEHOLD, errorTexts.largeHousehold) },
  answer: household,
  creates: true,
});

/** Takes somebody out. A household of one is none. */
export const leaveHousehold = defineCall({
  method: 'DELETE',
  path: 'household/:id/member/:person_id',
  may: ['person', 'edit'],
  answer: z.object({ household: z.nullable(household) }),
});
