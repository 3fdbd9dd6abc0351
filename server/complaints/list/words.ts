import { type AnyColumn, and, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import { normalPhone } from '../../../contract/fields.ts';
import { MIN_KEYWORD_LENGTH } from '../../../contract/limits.ts';
import { joinerless } from '../../db/listing.ts';
import { complaintNumbers } from '../../db/schema/complaints.ts';
import { isTelling, latinOf, soundKey } from '../../text/phonetic.ts';
import { searchable } from '../searchText.ts';
import { hasTrigram } from './trigrams.ts';

/** The columns that words are looked for in, of the table or of some of its rows. */
export type WordColumns = Record<'search_text' | 'name' | 'complaint_number', AnyColumn>;
/** A condition on whichever rows are being looked through. */
export type Words = (columns: WordColumns) => SQL | undefined;

const NAME_LIKE = /^[\p{L}\p{M}]{3,}$/u;
const COMPLAINT_NUMBER = /^(?:(\d{4})-)?(\d{1,6})$/;

/** `%` and `_` mean themselves. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');
export const containing = (text: string) => `%${literal(text)}%`;
/** An index finds it; what is shorter would fit nearly everything. */
const canBeFound = (word: string) => [...word].length >= MIN_KEYWORD_LENGTH && hasTrigram(word);
const lowerName = (name: AnyColumn) => sql`(lower(${name}) collate "C")`;

/** A keyword (LIST-04): every word of it anywhere in the complaint, or a name that sounds like it; null for none. */
export function keywordWords(typed: string | null | undefined): Words | null {
  const term = searchable(typed ?? '').trim();
  if (!term) return null;
  const phone = /^\+?[\d\s()-]+$/.test(term) && !COMPLAINT_NUMBER.test(term) ? normalPhone(term) : '';
  const words = phone ? [phone] : term.split(/\s+/);
  if (!words.some(canBeFound)) return shortWords(term);
  return ({ search_text }) =>
    and(
      ...words.map((word) => {
        const { latin, key } = otherSpellings(word);
        const others = [latin, isTelling(key) ? key : ''].filter(Boolean);
        return or(...[word, ...others].map((text) => ilike(search_text, containing(text))));
      }),
    );
}

/** One or two characters, or signs alone: a complaint's number or how a name begins. */
function shortWords(term: string): Words {
  if (/^\d+$/.test(term)) return numberWords(term);
  return ({ name }) => like(lowerName(name), `${literal(term.toLowerCase())}%`);
}

/** A name, in part, in any spelling or script. */
export function nameWords(typed: string): Words {
  const words = searchable(typed).trim().split(/\s+/);
  if (!words.some(canBeFound)) return shortWords(words.join(' '));
  return ({ search_text, name }) =>
    and(
      ...words.map((word) => {
        const { latin, key } = otherSpellings(word);
        const written = and(ilike(search_text, containing(word)), ilike(joinerless(name), containing(word)));
        return or(
          written,
          ...[latin, key].filter(Boolean).map((text) => ilike(search_text, containing(text))),
        );
      }),
    );
}

/** A complaint number, with or without its year and its zeros; else any part of one. */
export function numberWords(typed: string): Words {
  const [, year, number] = typed.match(COMPLAINT_NUMBER) ?? [];
  if (!number && !hasTrigram(typed)) return () => sql`false`;
  if (!number) {
    return ({ search_text, complaint_number }) =>
      and(ilike(search_text, containing(typed)), ilike(complaint_number, containing(typed)));
  }
  const ending = `-${number.padStart(6, '0')}`;
  return ({ complaint_number }) =>
    year
      ? sql`${complaint_number} = ${year + ending}`
      : sql`${complaint_number} in (select ${complaintNumbers.year} || ${ending}::text from ${complaintNumbers})`;
}

/** The forms under which `nameKeys` has stored a name. */
function otherSpellings(word: string) {
  if (!NAME_LIKE.test(word)) return { latin: '', key: '' };
  const latin = latinOf(word);
  return { latin: latin === word.toLowerCase() ? '' : latin, key: soundKey(latin) };
}
