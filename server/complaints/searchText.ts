import { cleanText } from '../../contract/fields.ts';
import { nameKeys } from '../text/phonetic.ts';
import { textOfHtml } from '../text/sanitise.ts';

interface Searchable {
  complaint_number: string;
  name: string;
  phone: string;
  details: string;
}

/** Joiners change how Indic letters look, not what is meant; some keyboards type them and some do not. */
const JOINERS = /[\u200B-\u200D\u2060\uFEFF]/g;

/** Text as both sides of a search have it. */
export const searchable = (text: string) => cleanText(text).replace(JOINERS, '');

/** All that a keyword is looked for in (LIST-04), with the keys of the name at the end. */
export const searchTextOf = ({ complaint_number, name, phone, details }: Searchable) =>
  searchable([complaint_number, name, phone, textOfHtml(details), nameKeys(name)].join(' '));
