import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { id, integer, optional, phone, several } from '#contract/kernel/fields.ts';
import { MAX_PHONES } from '#contract/kernel/limits.ts';
import { rule } from '#contract/kernel/rule.ts';
import { personCard } from './person.ts';
import { twoPeople } from './personPair.ts';

/** How many days a merge can be undone (PER-13). */
export const UNDO_DAYS = 30;

/** The fields to choose where two people differ; mandal and area belong together, and a person has one household. */
export const MERGE_FIELDS = [
  'name',
  'other_name',
  'language',
  'place',
  'address',
  'note',
  'household',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

const moved = z.object({ cases: z.int(), visits: z.int() });

/**
 * Merges two people (PER-12): complaints and visits move to the survivor, and the other one leads there. `fields` names
 * for each field the person whose value is kept; by default the survivor's, or the other's if the survivor has none.
 * `phones` are the phones to keep, the main one first; by default all. `versions` are those that the caller has read,
 * in the order of `person_ids`. All or nothing. 409 with the current person when one of the two was merged or changed
 * since.
 */
export const mergePersons = defineCall({
  method: 'POST',
  path: 'person/merge',
  may: ['personMerge', 'create'],
  body: {
    person_ids: twoPeople(),
    survivor_id: id(),
    fields: optional(z.partialRecord(z.enum(MERGE_FIELDS), id())),
    phones: optional(several(phone(), MAX_PHONES, rule('tooManyPhones'))),
    versions: optional(several(integer(), 2, rule('tooManyValues'))),
  },
  answer: z.object({ merge_id: z.int(), person: personCard, moved }),
  creates: true,
});

/**
 * Restores the other person within 30 days (PER-13), with exactly the records that moved with the merge and have not
 * moved again. `returned` counts these, `stayed` those that came to the survivor later or moved to another person.
 */
export const undoMerge = defineCall({
  method: 'POST',
  path: 'person/merge/undo',
  may: ['personMerge', 'edit'],
  body: { merge_id: id() },
  answer: z.object({ person: personCard, survivor_id: z.int(), returned: moved, stayed: moved }),
});
