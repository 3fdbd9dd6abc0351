import * as z from 'zod/mini';
import { defineCall, messageAnswer } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { id, integer, optional, several } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { personRow } from './person.ts';

/**
 * Why two people of one constituency whose names match are possibly one, and what each is worth (PER-11): a phone in common;
 * one household; one area, and phones of which one digit differs or two neighbours are swapped.
 */
export const PAIR_SCORES = { phone: 90, household: 80, nearPhone: 70 } as const;
export type PairReason = keyof typeof PAIR_SCORES;
export const PAIR_REASONS = Object.keys(PAIR_SCORES) as PairReason[];

/** Two people, by their ids. */
export const twoPeople = () => several(id(), 2, errorTexts.twoPeople);

const pairedPerson = z.extend(personRow, {
  address: z.nullable(z.string()),
  /** Cases that are not closed, and those that are. */
  open: z.int(),
  closed: z.int(),
});

/** The score is that of the reason that is worth most. */
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

/** 'Not the same': hides the pair for good, for everybody (PER-11). Said again it changes nothing. */
export const keepDistinct = defineCall({
  method: 'POST',
  path: 'person/distinct',
  may: ['personMerge', 'edit'],
  body: { person_ids: twoPeople() },
  answer: messageAnswer,
});
