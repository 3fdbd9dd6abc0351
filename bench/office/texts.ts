import { searchTextOf } from '#server/complaints/searchText.ts';
import { personTextOf } from '#server/persons/searchText.ts';
import { CASEWORK } from '#server/transfer/seed/casework.ts';
import { personName } from '#server/transfer/seed/names.ts';
import { random as randomFrom } from '#server/transfer/seed/random.ts';

/** Words that the searches look for. */
export const WORDS = {
  /** Stands in 20 complaints, however many there are. */
  rare: 'Yellampalli',
  /** Stands in one complaint of 20. */
  frequent: 'tahsildar',
  telugu: 'కల్వర్టు',
  /** Two words of names, in either order and script. */
  name: 'Lakshmi Goud',
  /** Of a phone number. */
  phone: '91234',
  /** How a phone number begins. */
  phoneStart: '98765',
};

/** What people are looked for by, while somebody types. */
export const PEOPLE = {
  phone: '9123',
  within: '4567',
  letters: 'lak',
  telugu: 'శ్రీనివాస్',
  words: 'redd swapna',
};

/** What is told where in `search_text` number and phone of a complaint belong. */
export const NUMBER = '{number}';
export const PHONE = '{phone}';

interface Text {
  no: number;
  category_id: number;
  name: string;
  details: string;
  search_text: string;
  /** What a person of this name is searched by. */
  person_text: string;
}

/** So many names, each with so many texts: those of a name lie behind one another. */
export const NAMES = 400;
export const TEXTS_OF_NAME = 10;
const TELUGU_SHARE = 0.35;

/**
 * Names and details as citizens give them, with their search text as the server makes it: sounds of names cannot be
 * computed in SQL. Text 0 has the rare word. Category ids count from 1 in the order of the casework.
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
