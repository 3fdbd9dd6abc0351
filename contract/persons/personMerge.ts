import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { id, integer, optional, phone, several } from '#contract/kernel/fields.ts';
import { MAX_PHONES } from '#contract/kernel/limits.ts';
import { personCard } from './person.ts';
import { twoPeople } from './personPair.ts';

/** A merge can be undone so long (PER-13). */
export const UNDO_DAYS = 30;

/** What is chosen where two people differ; mandal and area belong together, and a person is in one household. */
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
 * Makes one of two people (PER-12): cases and visits go to the survivor, and the other one leads there. `fields` names for each
 * field the person whose value stays; where nothing is said it is the survivor's, or the other's if the survivor has none.
 * `phones` are those of both that stay, the main one first; all of them where nothing is said. `versions` are those that were
 * looked at, in the order of `person_ids`. All or nothing. 409 with the person as it stands when one of the two was merged or
 * changed meanwhile.
 */
export const mergePersons = defineCall({
  method: 'POST',
  path: 'person/merge',
  may: ['personMerge', 'create'],
  body: {
    person_ids: twoPeople(),
    survivor_id: id(),
    fields: optional(z.partialRecord(z.enum(MERGE_FIELDS), id())),
    phones: optional(several(phone(), MAX_PHONES, errorTexts.tooManyPhones)),
    versions: optional(several(integer(), 2, errorTexts.tooManyValues)),
  },
  answer: z.object({ merge_id: z.int(), person: personCard, moved }),
  creates: true,
});

/**
 * Gives the other person back within 30 days (PER-13), with exactly what moved with the merge and has not been moved again
 * since. `returned` counts that, `stayed` what came to the survivor later or has gone on to somebody else.
 */
export const undoMerge = defineCall({
  method: 'POST',
  path: 'person/merge/undo',
  may: ['personMerge', 'edit'],
  body: { merge_id: id() },
  answer: z.object({ person: personCard, survivor_id: z.int(), returned: moved, stayed: moved }),
});
