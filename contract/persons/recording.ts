import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { choice, id, line, optional, several } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { MAX_NOT_SIMILAR } from '#contract/kernel/limits.ts';

/** What a new complaint says of its person, and of those that are like it. */
export const recordedWithPerson = {
  /** Whose it is where a known person was chosen; else name and phone tell (PER-02). */
  person_id: optional(id()),
  /** What the person speaks: kept with them, whoever they are by the rest of it (PER-06). */
  language: optional(choice(LANGUAGES)),
  /** Those that were shown as similar and are something else, which the timeline tells (PER-16). */
  not_similar: optional(several(id(), MAX_NOT_SIMILAR, errorTexts.tooManyValues)),
  /** One of the same cause by another person; where it is in none, one of this title is made of both (PER-16). */
  same_cause: optional(id()),
  cause_title: optional(line()),
};
