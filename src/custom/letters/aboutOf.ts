import type { LetterRecord } from '#contract/letters/letterFields.ts';
import type { LetterAbout } from './letterAddress.ts';

/** What a letter is about; nothing where that is gone. */
export function aboutOf({ complaint, cause, person }: LetterRecord): LetterAbout {
  if (complaint) return { complaint_id: complaint.id };
  if (cause) return { cause_id: cause.id };
  return person ? { person_id: person.id } : {};
}
