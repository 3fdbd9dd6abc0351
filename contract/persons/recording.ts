import { choice, id, line, optional, several } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { MAX_NOT_SIMILAR } from '#contract/kernel/limits.ts';
import { rule } from '#contract/kernel/rule.ts';

/** Fields of a new complaint about its person and about similar complaints. */
export const recordedWithPerson = {
  /** The chosen known person; without one, name and phone identify the person (PER-02). */
  person_id: optional(id()),
  /** The language of the person, stored with them however they are identified (PER-06). */
  language: optional(choice(LANGUAGES)),
  /** Complaints that were shown as similar and that the user has ruled out; the timeline records them (PER-16). */
  not_similar: optional(several(id(), MAX_NOT_SIMILAR, rule('tooManyValues'))),
  /** One of the same cause by another person; where it is in none, one of this title is made of both (PER-16). */
  same_cause: optional(id()),
  cause_title: optional(line()),
};
