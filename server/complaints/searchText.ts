import { cleanText, withoutJoiners } from '../../contract/text.ts';
import { nameKeys } from '../text/phonetic.ts';
import { textOfHtml } from '../text/sanitise.ts';

interface Searchable {
  complaint_number: string;
  name: string;
  phone: string;
  details: string;
}

/** Text as both sides of a search have it. */
export const searchable = (text: string) => withoutJoiners(cleanText(text));

/** All that a keyword is looked for in (LIST-04), with the keys of the name at the end. */
export const searchTextOf = ({ complaint_number, name, phone, details }: Searchable) =>
  searchable([complaint_number, name, phone, textOfHtml(details), nameKeys(name)].join(' '));
