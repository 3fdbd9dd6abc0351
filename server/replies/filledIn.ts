import { placeholdersIn } from '#contract/replies/placeholders.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';

/** 422 under `message` for an answer to the citizen with an open placeholder (DESK-14). */
export function checkFilledIn(message: string): void {
  const placeholders = placeholdersIn(message);
  if (placeholders.length > 0) throw invalidField('message', 'fillIn', { names: placeholders.join(', ') });
}
