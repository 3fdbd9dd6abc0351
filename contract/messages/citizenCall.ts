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
 * MSG-23: what came of a call, with one key; the phone of the case where none is named, else one of its person's or of what waits for a call. `later` takes a
 * day from today on; a wrong number is marked (MSG-14). Whoever was reached is not on the list any more, by a phone that is not wrong.
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
 * MSG-23: what came of calling back the sender of an entry of the inbox. `reached` and `wrong_number` end all missed calls of the phone,
 * `later` brings them back on that day. 422 where somebody has taken it.
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
  /** Null for a missed call that is about none. */
  complaint: z.nullable(z.object({ id: z.int(), complaint_number: z.string() })),
});

/** MSG-23, PER-08: what came of calls about a case, or to a person about cases that the caller may open, newest first; one is named. */
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
  /** Of what asks for it; null for a closing to be verified. */
  id: z.nullable(z.int()),
  reason: z.enum(CALL_REASONS),
  due_on: z.string(),
  phone: z.string(),
  wrong: z.boolean(),
  person: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Null for a missed call that is about no case yet. */
  complaint: z.nullable(z.object({ id: z.int(), complaint_number: z.string(), category: named() })),
  inbox_id: z.nullable(z.int()),
  /** What came of it so far, newest first. */
  calls: z.array(citizenCall),
});
export type ToCall = z.output<typeof toCall>;

/**
 * MSG-23: who is to be called today: who has asked, disputes, was missed or wants to be called later, of the own cases and for whoever runs
 * the office of all of them; and for who may, closings to be verified. Those due longest first. `refused`: how many are not on it
 * because their person wants no calls, and has asked for none since (MSG-06).
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
