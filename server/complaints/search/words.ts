import { type AnyColumn, and, ilike, like, not, or, type SQL, sql } from 'drizzle-orm';
import { readComplaintNumber } from '#contract/complaints/complaintNumber.ts';
import { MIN_KEYWORD_LENGTH } from '#contract/kernel/limits.ts';
import { plainNumber } from '#contract/kernel/phone.ts';
import { searchable } from '#contract/kernel/text.ts';
import { inSpellingOf } from '#server/kernel/db/listing.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { containing, KEYS_FOLLOW, literal } from '#server/kernel/text/likePattern.ts';
import { isPhoneAlone, phoneParts } from '#server/kernel/text/phoneParts.ts';
import { soundKey } from '#server/kernel/text/searchKeys.ts';
import { hasTrigram } from '#server/kernel/text/trigrams.ts';
import { type TypedWord, typedWords } from '#server/kernel/text/typedWords.ts';
import type { ComplaintQuery } from '../list/query.ts';
import { outdatedSearchTexts } from '../schema/outdatedSearchTexts.ts';
import { exactly, numberIs } from './exact.ts';

/** Whether a text has a pattern. */
type Comparison = (text: AnyColumn | SQL, pattern: string) => SQL;

/** As it is written, which is small letters; in any case while texts of an earlier version are still to be renewed. */
async function comparisonWith(db: Db | Tx): Promise<Comparison> {
  const [left] = await db.select().from(outdatedSearchTexts);
  return left ? ilike : like;
}

/** The columns that words are looked for in, of the table or of some of its rows. */
export type WordColumns = Record<'id' | 'search_text' | 'name' | 'complaint_number', AnyColumn>;
/** A condition on whichever rows are being looked through. */
export type Condition = (columns: WordColumns) => SQL | undefined;

/** What is looked for: all that is found, and of it what was written as it was typed, which comes first. */
export interface Words {
  found: Condition;
  written: Condition;
}

/** An index finds it; what is shorter would fit nearly everything. */
const canBeFound = (word: string) => [...word].length >= MIN_KEYWORD_LENGTH && hasTrigram(word);
const lowerName = (name: AnyColumn) => sql`(lower(${name}) collate "C")`;
const part = (text: AnyColumn, number: 1 | 2) => sql`split_part(${text}, ${KEYS_FOLLOW}, ${number})`;
const alike = (condition: Condition): Words => ({ found: condition, written: condition });

/** What is to be found in the text of the complaints; null when nothing is. */
export async function wordsOf(db: Db | Tx, query: ComplaintQuery): Promise<Words | null> {
  const { term, keyword, name, complaint_number } = query;
  if (!term && !keyword && !name && !complaint_number) return null;
  const has = await comparisonWith(db);
  return allWords([
    keywordWords(term, has),
    keywordWords(keyword, has),
    name ? nameWords(name, has) : null,
    complaint_number ? numberWords(complaint_number, has) : null,
  ]);
}

/** All conditions together; of nothing, null. */
function allWords(parts: (Words | null)[]): Words | null {
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
  if (!typed || !term) return null;
  const exact = exactly(typed);
  if (exact) return alike(exact);
  const number = readComplaintNumber(term);
  const phone = isPhoneAlone(term) && (!number || number.year) ? phoneParts(term) : [];
  const parts = phone.length > 0 ? [...phone, term].filter(canBeFound) : [];
  if (parts.length > 0)
    return alike((columns) =>
      or(
        ...parts.map((each) => has(columns.search_text, containing(each))),
        number ? numberIs(columns, number) : undefined,
      ),
    );
  return namedBy(typed, has, {
    found: (form, { search_text }) => has(search_text, containing(form)),
    written: (form, { search_text }) =>
      and(has(search_text, containing(form)), has(part(search_text, 1), containing(form))),
    startOfKey: '',
  });
}

/** A name, in part, in any spelling or script (LIST-03). */
export function nameWords(typed: string, has: Comparison): Words | null {
  const within = somewhereIn(has);
  return namedBy(typed, has, {
    found: (form, { search_text, name }) =>
      within(sql`' ' || ${inSpellingOf(form, name)} || ${part(search_text, 2)}`, search_text, form),
    written: (form, { search_text, name }) =>
      within(sql`' ' || ${inSpellingOf(form, name)}`, search_text, form),
    startOfKey: ' ',
  });
}

/** The text index finds what has the word anywhere; then the place is looked at where it is wanted. */
const somewhereIn = (has: Comparison) => (place: SQL | AnyColumn, search_text: AnyColumn, word: string) =>
  and(has(search_text, containing(word)), ilike(place, containing(word)));

/** Where the words of a name are looked for. */
interface Place {
  found: (form: string, columns: WordColumns) => SQL | undefined;
  written: (form: string, columns: WordColumns) => SQL | undefined;
  /** The mark before a key that belongs to a name and not to a text; '' where both count. */
  startOfKey: '' | ' ';
}

/** Each word as it was typed, in Latin letters, by its sound, and with its neighbours where names write them together or apart. */
function namedBy(typed: string, has: Comparison, { found, written, startOfKey }: Place): Words {
  const words = typedWords(typed);
  if (!words.some(({ text }) => canBeFound(text)))
    return shortWords(words.map(({ text }) => text).join(' '), has);
  const forms = (word: TypedWord, columns: WordColumns) => {
    const { text, latin, sound, letter, runs } = word;
    const number = readComplaintNumber(text);
    if (number?.year) return numberIs(columns, number);
    if (letter && [...text].length === 1)
      return or(...[text, letter].map((each) => found(` ${each}`, columns)));
    const keys = [soundKey(sound), ...runs].filter(Boolean).map((key) => startOfKey + key);
    return or(
      ...[text, latin].filter(Boolean).map((form) => found(form, columns)),
      ...keys.map((key) => has(columns.search_text, containing(key))),
    );
  };
  const [needed, others] = [words.filter(({ mayLack }) => !mayLack), words.filter(({ mayLack }) => mayLack)];
  return {
    found: (columns) =>
      and(
        ...needed.map((word) => forms(word, columns)),
        others.length > 0
          ? or(and(...others.map((word) => forms(word, columns))), isNamed(needed, columns, has))
          : undefined,
      ),
    written: (columns) =>
      and(
        ...words.map(({ text, letter }) => written(letter && text.length === 1 ? ` ${text}` : text, columns)),
      ),
  };
}

/** Whether the name consists of words with these sounds: a search for 'Lakshmi Devi' may mean Lakshmi. */
function isNamed(
  words: readonly TypedWord[],
  { search_text }: WordColumns,
  has: Comparison,
): SQL | undefined {
  if (!words.every(({ sound }) => sound)) return undefined;
  const more = `%${KEYS_FOLLOW}%${' ~%'.repeat(words.length + 1)}`;
  return and(
    ...words.map(({ sound }) => has(search_text, containing(` ${soundKey(sound)}`))),
    not(has(search_text, more)),
  );
}

/** One or two characters, or signs alone: a complaint's number or how a name begins. */
function shortWords(term: string, has: Comparison): Words {
  if (/^\d+$/.test(term)) return numberWords(term, has);
  return alike(({ name }) => like(lowerName(name), `${literal(term.toLowerCase())}%`));
}

/** A complaint number, with or without its year and its zeros; else any part of one. */
function numberWords(typed: string, has: Comparison): Words {
  const within = somewhereIn(has);
  const exact = exactly(typed);
  const number = readComplaintNumber(typed);
  if (exact) return alike(exact);
  if (number) return alike((columns) => numberIs(columns, number));
  const written = searchable(plainNumber(typed));
  if (!hasTrigram(written)) return alike(() => sql`false`);
  return alike(({ search_text, complaint_number }) => within(complaint_number, search_text, written));
}
