import * as z from 'zod/mini';
import { defineCall, named } from '#contract/kernel/define.ts';
import { choice, date, id, integer, longText, optional, phone } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { CALL_REASONS, CALL_RESULTS } from './messageKinds.ts';

export const citizenCall = z.object({
  id: z.int(),
  phone: z.nullable(z.string()),
  result: z.enum(CALL_RESULTS),
  later_on: z.nullable(z.string()),
  note: z.nullable(z.string()),
  created_by: named(),
  created_at: z.string(),
});
export type CitizenCall = z.output<typeof citizenCall>;

/**
 * MSG-23: records the result of a call, with one key. The phone is the complaint's by default, otherwise one of its
 * person's or of a waiting call. `later` needs a day from today on; a wrong number is marked (MSG-14). `reached` ends
 * the requests and clears the wrong mark.
 */
export const noteCall = defineCall({
  method: 'POST',
  path: 'complaint/:id/call',
  may: ['complaint', 'edit'],
  body: {
    result: choice(CALL_RESULTS),
    phone: optional(phone()),
    later_on: optional(date()),
    note: optional(longText(1_000)),
  },
  answer: citizenCall,
});

/**
 * MSG-23: records the result of calling back the sender of an inbox entry. `reached` and `wrong_number` end all missed
 * calls of the phone, `later` brings them back on that day. 422 when the entry was handled.
 */
export const noteInboxCall = defineCall({
  method: 'POST',
  path: 'inbox/:id/call',
  may: ['inbox', 'edit'],
  body: {
    result: choice(CALL_RESULTS),
    later_on: optional(date()),
    note: optional(longText(1_000)),
  },
  answer: citizenCall,
});

const listedCall = z.extend(citizenCall, {
  /** Null for a missed call without a complaint. */
  complaint: z.nullable(z.object({ id: z.int(), complaint_number: z.string() })),
});

/**
 * MSG-23, PER-08: the results of calls about a complaint, or to a person about complaints that the caller may open,
 * newest first. One of the two must be given.
 */
export const listCitizenCalls = defineCall({
  method: 'GET',
  path: 'call',
  may: ['complaint', 'show'],
  query: {
    complaint_id: optional(id()),
    person_id: optional(id()),
    page: optional(integer(1, 1_000_000)),
    per_page: optional(integer(1, 100)),
  },
  answer: listOf(listedCall),
});

const toCall = z.object({
  /** The id of the request; null for a closing to verify. */
  id: z.nullable(z.int()),
  reason: z.enum(CALL_REASONS),
  due_on: z.string(),
  phone: z.string(),
  wrong: z.boolean(),
  person: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Null for a missed call without a complaint. */
  complaint: z.nullable(z.object({ id: z.int(), complaint_number: z.string(), category: named() })),
  inbox_id: z.nullable(z.int()),
  /** The results so far, newest first. */
  calls: z.array(citizenCall),
});
export type ToCall = z.output<typeof toCall>;

/**
 * MSG-23: the calls due today, longest due first: requests, disputes, missed calls and postponed calls, of the own
 * complaints or, for users who run the office, of all; and closings to verify for verifiers. `refused` counts those
 * left out because the person wants no calls and has not asked for one since (MSG-06).
 */
export const listCalls = defineCall({
  method: 'GET',
  path: 'call/list',
  may: ['inbox', 'list'],
  query: {
    office_id: optional(id()),
    reason: optional(choice(CALL_REASONS)),
    page: optional(integer(1, 1_000_000)),
    per_page: optional(integer(1, 100)),
  },
  answer: z.extend(listOf(toCall), { refused: z.int() }),
});
