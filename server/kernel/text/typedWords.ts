import { searchable } from '#contract/kernel/text.ts';
import { type NameWord, nameWords, readName } from './nameWords.ts';
import { withStoredPhones } from './phoneParts.ts';
import { runKey } from './searchKeys.ts';
import { isOftenDropped, isTitle } from './titles.ts';

/** A search word, as typed or pasted. */
export interface TypedWord {
  text: string;
  /** In Latin letters, if it is in another script; '' for a word that cannot be a name. */
  latin: string;
  sound: string;
  /** The letter of an initial. */
  letter: string;
  /** Keys of names in which it is joined with a neighbouring word, or divided. */
  runs: string[];
  /** An initial or a second name, which a matching name may lack. */
  mayLack: boolean;
}

const NAME_LIKE = /^[\p{L}\p{M}]+$/u;
/** Punctuation around a word; `%`, `_` and hyphens are kept. */
const AROUND = /^["'“”‘’«»()[\]{}<>#*.,;:!?।॥|‖]+|["'“”‘’«»()[\]{}<>*.,;:!?।॥|‖]+$/gu;
/** The full stop after an initial. */
const AFTER_INITIAL = /(?<=(?:^|\.)\p{L}\p{M}*)\.(?=\p{L})/u;
const LEAST_SOUNDS = 3;

/**
 * The words of a search without punctuation and titles, with separate initials. If nothing else is left, the text as
 * typed.
 */
export function typedWords(typed: string): TypedWord[] {
  const texts = searchable(withStoredPhones(typed)).trim().split(/\s+/);
  const bare = texts.flatMap((text) => text.replace(AROUND, '').split(AFTER_INITIAL)).filter(Boolean);
  const named = bare.filter((text) => !isTitle(text));
  const [words = []] = [named, bare, texts].filter(({ length }) => length > 0);
  return withRuns(words.map(readWord), bare);
}

/** A word that is no part of a name. */
export const asTyped = (text: string): TypedWord => ({
  text,
  latin: '',
  sound: '',
  letter: '',
  runs: [],
  mayLack: false,
});

function readWord(text: string): TypedWord {
  const [word] = NAME_LIKE.test(text) ? nameWords(text) : [];
  if (!word) return asTyped(text);
  const isInitial = nameWords(text).every(({ letter }) => letter !== '');
  // Two letters are too short, unless they are short for a name: Md., Sk.
  const isShort = [...text].length < LEAST_SOUNDS && !/^s[dk]$|^md$/.test(text);
  const isLong = !isInitial && !isShort;
  return {
    text,
    latin: isLong && word.latin !== text ? word.latin : '',
    sound: isLong ? soundOf(word) : '',
    letter: isInitial ? word.letter : '',
    runs: [],
    mayLack: isInitial || isOftenDropped(word.sound),
  };
}

/** The sound of a word; none for a script without known sounds. */
const soundOf = ({ latin, sound }: NameWord) => (/[a-z]/i.test(latin) ? sound : '');

/** Adds the runs of each word with its neighbours. At least one word must be matched. */
function withRuns(words: TypedWord[], all: readonly string[]): TypedWord[] {
  const parts = words.filter(({ text, letter }) => NAME_LIKE.test(text) && letter === '');
  const written = all.filter(
    (text) => NAME_LIKE.test(text) && !words.some((word) => word.text === text && word.letter),
  );
  const { runs } = readName(written.join(' '));
  const isNeeded = (word: TypedWord) => !word.mayLack;
  const neededAlone = words.some(isNeeded) ? isNeeded : ({ letter }: TypedWord) => letter === '';
  const needed = words.filter(neededAlone);
  return words.map((word) => {
    const place = parts.indexOf(word);
    const own = runs.filter(({ from, to }) => place >= from && place < to);
    const keys = own.flatMap((run) => [
      runKey({ ...run, isJoined: true }),
      ...(run.isJoined ? [runKey({ ...run, isJoined: false })] : []),
    ]);
    return { ...word, runs: [...new Set(keys)], mayLack: needed.length > 0 && !needed.includes(word) };
  });
}
