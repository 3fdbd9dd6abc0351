import { placeholdersIn } from '#contract/replies/placeholders.ts';
import { codedKey } from '#src/i18n/codedKey.ts';

/**
 * Why an answer cannot be sent, as a catalogue key: it is empty, or has open placeholders (DESK-14). The server checks
 * the same.
 */
export function messageFault(message: string): string | null {
  if (message.trim() === '') return 'rules.required';
  return openPlaceholders(message);
}

/** 'Please fill in: officer' */
export function openPlaceholders(message: string): string | null {
  const open = placeholdersIn(message);
  return open.length > 0 ? codedKey({ code: 'fillIn', values: { names: open.join(', ') } }) : null;
}
