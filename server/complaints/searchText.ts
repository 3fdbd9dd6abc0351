import { searchable } from '#contract/kernel/text.ts';
import { KEYS_FOLLOW } from '#server/kernel/text/likePattern.ts';
import { textOfHtml } from '#server/kernel/text/sanitise.ts';
import { nameKeys, textKeys } from '#server/kernel/text/searchKeys.ts';

interface Searchable {
  complaint_number: string;
  name: string;
  phone: string;
  details: string;
}

/** The text that keyword searches compare (LIST-04): the typed texts, then the keys of name and details. */
export function searchTextOf({ complaint_number, name, phone, details }: Searchable): string {
  const text = textOfHtml(details);
  const written = [complaint_number, name, phone, text].join(' ').replaceAll(KEYS_FOLLOW, ' ');
  return searchable([written, KEYS_FOLLOW, nameKeys(name), textKeys(text)].join(' ')).trim();
}
