import { filled } from '#contract/kernel/filledErrors.ts';
import { placeholdersIn } from '#contract/replies/placeholders.ts';

/** Why an answer cannot be sent, to be translated: it says nothing, or something is still to be filled in (DESK-14). The server says the same. */
export function messageFault(message: string): string | null {
  if (message.trim() === '') return 'rules.required';
  return openPlaceholders(message);
}

/** The same of an answer to many, which is filled in for each: it may leave open what each grievance has. */
export const manyFault = (message: string): string | null =>
  message.trim() === '' ? 'rules.required' : null;

/** 'Please fill in: officer' */
export function openPlaceholders(message: string): string | null {
  const open = placeholdersIn(message);
  return open.length > 0 ? filled('fillIn', { names: open.join(', ') }) : null;
}
