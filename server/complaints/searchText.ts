import { cleanText, withoutJoiners } from '../../contract/text.ts';
import { nameKeys, textKeys } from '../text/phonetic.ts';
import { textOfHtml } from '../text/sanitise.ts';

interface Searchable {
  complaint_number: string;
  name: string;
  phone: string;
  details: string;
}

/** Text as both sides of a search have it: in small letters, because to compare any case takes the database ten times as long. */
export const searchable = (text: string) => withoutJoiners(cleanText(text)).toLowerCase();

/** Stands between what was written and its keys. */
export const KEYS_FOLLOW = '‖';

/** All that a keyword is looked for in (LIST-04): what was written, then the keys of the name and of the details. */
export function searchTextOf({ complaint_number, name, phone, details }: Searchable): string {
  const text = textOfHtml(details);
  const written = [complaint_number, name, phone, text].join(' ').replaceAll(KEYS_FOLLOW, ' ');
  return searchable([written, KEYS_FOLLOW, nameKeys(name), textKeys(text)].join(' ')).trim();
}
