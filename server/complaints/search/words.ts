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
import type { ListReader } from '../events.ts';
import type { ExactSearch } from '../list/listParts.ts';
import type { ComplaintQuery } from '../list/query.ts';
import { outdatedSearchTexts } from '../schema/outdatedSearchTexts.ts';
import { exactly, numberIs } from './exact.ts';

/** Whether a text contains a pattern. */
type Comparison = (text: AnyColumn | SQL, pattern: string) => SQL;
/** How typed words are compared, and the searches for exact texts. */
interface How {
  has: Comparison;
  searches: readonly ExactSearch[];
}

/**
 * Case-sensitive, since search texts are in lower case; case-insensitive while texts of an earlier version remain.
 */
async function comparisonWith(db: Db | Tx): Promise<Comparison> {
  const [left] = await db.select().from(outdatedSearchTexts);
  return left ? ilike : like;
}

/** The columns that a search by words compares. */
export type WordColumns = Record<'id' | 'search_text' | 'name' | 'complaint_number', AnyColumn>;
/** A condition on any source with these columns. */
export type Condition = (columns: WordColumns) => SQL | undefined;

/** The condition for all matches, and for the exact ones among them, which come first. */
export interface Words {
  found: Condition;
  written: Condition;
}

/** Whether the index can find a word; shorter words match nearly everything. */
const canBeFound = (word: string) => [...word].length >= MIN_KEYWORD_LENGTH && hasTrigram(word);
const lowerName = (name: AnyColumn) => sql`(lower(${name}) collate "C")`;
const part = (text: AnyColumn, number: 1 | 2) => sql`split_part(${text}, ${KEYS_FOLLOW}, ${number})`;
const alike = (condition: Condition): Words => ({ found: condition, written: condition });

/** The search conditions of a query; null without any. */
export async function wordsOf(
  { db, features }: Pick<ListReader, 'db' | 'features'>,
  query: ComplaintQuery,
): Promise<Words | null> {
  const { term, keyword, name, complaint_number } = query;
  if (!term && !keyword && !name && !complaint_number) return null;
  const how = { has: await comparisonWith(db), searches: features.lists.searches };
  return allWords([
    keywordWords(term, how),
    keywordWords(keyword, how),
    name ? nameWords(name, how.has) : null,
    complaint_number ? numberWords(complaint_number, how) : null,
  ]);
}

/** Combines conditions with AND; null without any. */
function allWords(parts: (Words | null)[]): Words | null {
  const presentParts = parts.filter((each) => each !== null);
  const all =
    (which: keyof Words): Condition =>
    (columns) =>
      and(...presentParts.map((each) => each[which](columns)));
  return presentParts.length > 0 ? { found: all('found'), written: all('written') } : null;
}

/**
 * The condition for a keyword (LIST-04): the complaint contains every word, or one that sounds like it; null without
 * a keyword.
 */
export function keywordWords(typed: string | null | undefined, { has, searches }: How): Words | null {
  const term = searchable(typed ?? '').trim();
  if (!typed || !term) return null;
  const exact = exactly(searches, typed);
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

/** The condition for a part of a name, in any spelling or script (LIST-03). */
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

/** The text index finds the word anywhere in the complaint; then the wanted column is compared. */
const somewhereIn = (has: Comparison) => (place: SQL | AnyColumn, search_text: AnyColumn, word: string) =>
  and(has(search_text, containing(word)), ilike(place, containing(word)));

/** The columns in which the words of a name are compared. */
interface Place {
  found: (form: string, columns: WordColumns) => SQL | undefined;
  written: (form: string, columns: WordColumns) => SQL | undefined;
  /** The mark before keys that belong to a name; '' when keys of texts count, too. */
  startOfKey: '' | ' ';
}

/** Compares each word as typed, in Latin letters, by sound, and joined with its neighbours. */
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

/** Whether the name consists of words with these sounds: 'Lakshmi Devi' may find 'Lakshmi'. */
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

/** For one or two characters or only symbols: part of a number, or the start of a name. */
function shortWords(term: string, has: Comparison): Words {
  if (/^\d+$/.test(term)) return numberWords(term, { has, searches: [] });
  return alike(({ name }) => like(lowerName(name), `${literal(term.toLowerCase())}%`));
}

/** For a complaint number, with or without its year and zeros, or a part of one. */
function numberWords(typed: string, { has, searches }: How): Words {
  const within = somewhereIn(has);
  const exact = exactly(searches, typed);
  const number = readComplaintNumber(typed);
  if (exact) return alike(exact);
  if (number) return alike((columns) => numberIs(columns, number));
  const written = searchable(plainNumber(typed));
  if (!hasTrigram(written)) return alike(() => sql`false`);
  return alike(({ search_text, complaint_number }) => within(complaint_number, search_text, written));
}
