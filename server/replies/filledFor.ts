import { fillPlaceholders, placeholdersIn } from '#contract/replies/placeholders.ts';
import type { Work } from '#server/complaints/events.ts';
import { findComplaint } from '#server/complaints/record.ts';
import { fillingOf } from './filling.ts';

/**
 * The text of an answer to many, filled in for one complaint in the citizen's language (DESK-14). A placeholder without
 * a value stays, and the answer is refused for this complaint.
 * @throws 404 for a complaint outside the scope
 */
export async function filledFor(work: Work, complaintId: number, text: string): Promise<string> {
  if (placeholdersIn(text).length === 0) return text;
  const { language, values } = await fillingOf(work.db, await findComplaint(work, complaintId));
  return fillPlaceholders(text, values, language ?? 'en');
}
