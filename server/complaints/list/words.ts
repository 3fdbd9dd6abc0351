import { type AnyColumn, and, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import { MIN_KEYWORD_LENGTH } from '../../../contract/limits.ts';
import { joinerless } from '../../db/listing.ts';
import { complaintNumbers } from '../../db/schema/complaintNumbers.ts';
import { isPhoneAlone, phoneParts, withStoredPhones } from '../../text/phoneParts.ts';
import { latinOf, soundKey } from '../../text/phonetic.ts';
import { containing, KEYS_FOLLOW, literal, searchable } from '../../text/searchable.ts';
import { soundCode } from '../../text/soundCode.ts';
import { hasTrigram } from '../../text/trigrams.ts';
import type { Comparison } from './comparison.ts';

/** The columns that words are looked for in, of the table or of some of its rows. */
export type WordColumns = Record<'search_text' | 'name' | 'complaint_number', AnyColumn>;
/** A condition on whichever rows are being looked through. */
export type Condition = (columns: WordColumns) => SQL | undefined;

/** What is looked for: all that is found, and of it what was written as it was typed, which comes first. */
export interface Words {
  found: Condition;
  written: Condition;
}

const NAME_LIKE = /^[\p{L}\p{M}]{3,}$/u;
const COMPLAINT_NUMBER = /^(?:(\d{4})-)?(\d{1,6})$/;

/** An index finds it; what is shorter would fit nearly everything. */
const canBeFound = (word: string) => [...word].length >= MIN_KEYWORD_LENGTH && hasTrigram(word);
const lowerName = (name: AnyColumn) => sql`(lower(${name}) collate "C")`;
const part = (text: AnyColumn, number: 1 | 2) => sql`split_part(${text}, ${KEYS_FOLLOW}, ${number})`;
const alike = (condition: Condition): Words => ({ found: condition, written: condition });

/** All conditions together; of nothing, null. */
export function allWords(parts: (Words | null)[]): Words | null {
  const given = parts.filter((each) => each !== null);
  const all =
    (which: keyof Words): Condition =>
    (columns) =>
      and(...given.map((each) => each[which](columns)));
  return given.length > 0 ? { found: all('found'), written: all('written') } : null;
}

/** A keyword (LIST-04): every word of it anywhere in the complaint, or one that sounds like it; null for none. */
export function keywordWords(typed: string | null | undefined, has: Comparison): Words | null {
  const term = searchable(typed ?? '').trim();
  if (!term) return null;
  if (isPhoneAlone(term) && !COMPLAINT_NUMBER.test(term)) {
    const parts = [...phoneParts(term), term].filter(canBeFound);
    if (parts.length > 0) return phoneWords(parts, has);
  }
  const words = withStoredPhones(term).split(/\s+/);
  if (!words.some(canBeFound)) return shortWords(term, has);
  return allWords(
    words.map((word) => {
      const { latin, sound } = otherForms(word);
      const forms = [word, latin, soundKey(sound)].filter(Boolean);
      return {
        found: ({ search_text }) => or(...forms.map((form) => has(search_text, containing(form)))),
        written: ({ search_text }) =>
          and(has(search_text, containing(word)), has(part(search_text, 1), containing(word))),
      };
    }),
  );
}

/** A phone or a part of one, or a text in which such digits were written. */
const phoneWords = (parts: string[], has: Comparison): Words =>
  alike(({ search_text }) => or(...parts.map((part) => has(search_text, containing(part)))));

/** A name, in part, in any spelling or script (LIST-03). */
export function nameWords(typed: string, has: Comparison): Words | null {
  const within = somewhereIn(has);
  const words = searchable(typed).trim().split(/\s+/);
  if (!words.some(canBeFound)) return shortWords(words.join(' '), has);
  return allWords(
    words.map((word) => {
      const { latin, sound } = otherForms(word);
      return {
        found: ({ search_text, name }) =>
          or(
            ...[word, latin]
              .filter(Boolean)
              .map((form) => within(sql`${joinerless(name)} || ${part(search_text, 2)}`, search_text, form)),
            sound ? has(search_text, containing(` ${soundKey(sound)}`)) : undefined,
          ),
        written: ({ search_text, name }) => within(joinerless(name), search_text, word),
      };
    }),
  );
}

/** The text index finds what has the word anywhere; then the place is looked at where it is wanted. */
const somewhereIn = (has: Comparison) => (place: SQL | AnyColumn, search_text: AnyColumn, word: string) =>
  and(has(search_text, containing(word)), ilike(place, containing(word)));

/** One or two characters, or signs alone: a complaint's number or how a name begins. */
function shortWords(term: string, has: Comparison): Words {
  if (/^\d+$/.test(term)) return numberWords(term, has);
  return alike(({ name }) => like(lowerName(name), `${literal(term.toLowerCase())}%`));
}

/** A complaint number, with or without its year and its zeros; else any part of one. */
export function numberWords(typed: string, has: Comparison): Words {
  const within = somewhereIn(has);
  const [, year, number] = typed.match(COMPLAINT_NUMBER) ?? [];
  if (!number && !hasTrigram(typed)) return alike(() => sql`false`);
  if (!number) {
    return alike(({ search_text, complaint_number }) =>
      within(complaint_number, search_text, searchable(typed)),
    );
  }
  const ending = `-${number.padStart(6, '0')}`;
  return alike(({ complaint_number }) =>
    year
      ? sql`${complaint_number} = ${year + ending}`
      : sql`${complaint_number} in (select ${complaintNumbers.year} || ${ending}::text from ${complaintNumbers})`,
  );
}

/** The word in Latin letters where it is not, and its sound; both '' for what cannot be a name. */
function otherForms(word: string) {
  if (!NAME_LIKE.test(word)) return { latin: '', sound: '' };
  const latin = latinOf(word);
  return { latin: latin === word.toLowerCase() ? '' : latin, sound: soundCode(latin) };
}
