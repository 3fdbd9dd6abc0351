import type { LetterRecord } from '#contract/letters/letterFields.ts';
import type { LetterAbout } from './letterAddress.ts';

/** The subject of a letter; empty if it is gone. */
export function aboutOf({ complaint, cause, person }: LetterRecord): LetterAbout {
  if (complaint) return { complaint_id: complaint.id };
  if (cause) return { cause_id: cause.id };
  return person ? { person_id: person.id } : {};
}
