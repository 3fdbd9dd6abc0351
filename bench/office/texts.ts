import { searchTextOf } from '#server/complaints/searchText.ts';
import { personTextOf } from '#server/persons/searchText.ts';
import { CASEWORK } from '#server/transfer/seed/casework.ts';
import { personName } from '#server/transfer/seed/names.ts';
import { random as randomFrom } from '#server/transfer/seed/random.ts';

/** The words of the searches. */
export const WORDS = {
  /** In 20 complaints, independent of the total. */
  rare: 'Yellampalli',
  /** In one of 20 complaints. */
  frequent: 'tahsildar',
  telugu: 'కల్వర్టు',
  /** Two words of names, in either order and script. */
  name: 'Lakshmi Goud',
  /** A part of a phone number. */
  phone: '91234',
  /** The beginning of a phone number. */
  phoneStart: '98765',
};

/** The texts of person searches while typing. */
export const PEOPLE = {
  phone: '9123',
  within: '4567',
  letters: 'lak',
  telugu: 'శ్రీనివాస్',
  words: 'redd swapna',
};

/** A placeholder for the number and phone of a complaint in `search_text`. */
export const NUMBER = '{number}';
export const PHONE = '{phone}';

interface Text {
  no: number;
  category_id: number;
  name: string;
  details: string;
  search_text: string;
  /** The search text of a person with this name. */
  person_text: string;
}

/** So many names, each with several texts: those of a name are consecutive. */
export const NAMES = 400;
export const TEXTS_OF_NAME = 10;
const TELUGU_SHARE = 0.35;

/**
 * Typical names and details, with their search text as the server makes it: the sounds of names cannot be computed in
 * SQL. Text 0 has the rare word. Category ids start at 1, in the order of the casework.
 */
export function textPool(): Text[] {
  const random = randomFrom(29);
  const categories = Object.values(CASEWORK);
  const names = Array.from({ length: NAMES }, () => personName(random));
  return Array.from({ length: NAMES * TEXTS_OF_NAME }, (_, no) => {
    const category = random.below(categories.length);
    const script = random.chance(TELUGU_SHARE) ? 1 : 0;
    const sentence = () => random.pick(categories[category] ?? [])[script];
    const word = no === 0 ? WORDS.rare : no % 20 === 1 ? WORDS.frequent : '';
    const details = `<p>${sentence()}</p><p>${[sentence(), word].filter(Boolean).join(' ')}</p>`;
    const name = names[Math.floor(no / TEXTS_OF_NAME)] ?? '';
    const search_text = searchTextOf({ complaint_number: NUMBER, name, phone: PHONE, details });
    const person_text = personTextOf({ name, phones: [PHONE] });
    return { no, category_id: category + 1, name, details, search_text, person_text };
  });
}
