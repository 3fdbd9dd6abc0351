import { searchable } from '#contract/kernel/text.ts';
import { type NameWord, nameWords, readName } from './nameWords.ts';
import { withStoredPhones } from './phoneParts.ts';
import { runKey } from './searchKeys.ts';
import { isOftenDropped, isTitle } from './titles.ts';

/** A word that somebody looks for, as it was typed or pasted. */
export interface TypedWord {
  text: string;
  /** In Latin letters where it is not; '' for what cannot be a name. */
  latin: string;
  sound: string;
  /** The letter that an initial stands for. */
  letter: string;
  /** Keys of names that write it together with a word beside it, or apart. */
  runs: string[];
  /** An initial or a second name, which a name that is found need not have. */
  mayLack: boolean;
}

const NAME_LIKE = /^[\p{L}\p{M}]+$/u;
/** Signs around a word that are no part of it; `%`, `_` and hyphens mean themselves. */
const AROUND = /^["'“”‘’«»()[\]{}<>#*.,;:!?।॥|‖]+|["'“”‘’«»()[\]{}<>*.,;:!?।॥|‖]+$/gu;
/** The full stop behind an initial. */
const AFTER_INITIAL = /(?<=(?:^|\.)\p{L}\p{M}*)\.(?=\p{L})/u;
const LEAST_SOUNDS = 3;

/**
 * The words of a search without the signs around them and without titles, initials apart. Of signs and titles alone,
 * what was typed.
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
  // Two letters are too little, unless they are short for a name: Md., Sk.
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

/** A script of which no sounds are known has none. */
const soundOf = ({ latin, sound }: NameWord) => (/[a-z]/i.test(latin) ? sound : '');

/** Gives each word what it is with its neighbours. One word at least has to be in what is found. */
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
