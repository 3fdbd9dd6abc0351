import * as z from 'zod/mini';
import { defineCall, messageAnswer } from '#contract/kernel/define.ts';
import { id, integer, optional, several } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { rule } from '#contract/kernel/rule.ts';
import { personRow } from './person.ts';

/**
 * Why two people of one constituency with matching names may be one, with the score of each reason (PER-11): a shared
 * phone; one household; one area, and phones that differ in one digit or in the order of two neighbouring digits.
 */
export const PAIR_SCORES = { phone: 90, household: 80, nearPhone: 70 } as const;
export type PairReason = keyof typeof PAIR_SCORES;
export const PAIR_REASONS = Object.keys(PAIR_SCORES) as PairReason[];

/** Two people, by their ids. */
export const twoPeople = () => several(id(), 2, rule('twoPeople'));

const pairedPerson = z.extend(personRow, {
  address: z.nullable(z.string()),
  /** Open and closed complaints. */
  open: z.int(),
  closed: z.int(),
});

/** The score is that of the strongest reason. */
const personPair = z.object({
  score: z.int(),
  reasons: z.array(z.enum(PAIR_REASONS)),
  persons: z.tuple([pairedPerson, pairedPerson]),
});
export type PersonPair = z.output<typeof personPair>;

/** 'Possibly the same person': pairs of the caller's place, the likeliest first (PER-11). */
export const listDuplicates = defineCall({
  method: 'GET',
  path: 'person/duplicate',
  may: ['personMerge', 'list'],
  query: { page: optional(integer(1, 1_000_000)), per_page: optional(integer(1, 100)) },
  answer: listOf(personPair),
});

/** 'Not the same': hides the pair permanently for all users (PER-11). Repeating it changes nothing. */
export const keepDistinct = defineCall({
  method: 'POST',
  path: 'person/distinct',
  may: ['personMerge', 'edit'],
  body: { person_ids: twoPeople() },
  answer: messageAnswer,
});
