import { foldName } from '#contract/kernel/text.ts';
import { type NameWord, nameWords, type Run, readName } from './nameWords.ts';
import { soundCode } from './soundCode.ts';

type Named = ReturnType<typeof readName>;

/**
 * Whether two names may belong to one person (PER-02): every word of the shorter name sounds like a different word of
 * the longer one, in any script. A single letter matches a word that begins with its sound. Titles do not count, and
 * words that one name joins count as one.
 */
export function namesMatch(one: string, other: string): boolean {
  const names = [readName(one), readName(other)] as const;
  if (names.some(({ words }) => words.length === 0)) return foldName(one) === foldName(other);
  return wordsMatch(names[0].words, names[1].words) || joinedMatch(...names);
}

/** The sounds of the words of a name, in their order. */
export const soundsOf = (name: string): string[] => nameWords(name).map(({ sound }) => sound);

/** Whether the names match when a run of each that sounds alike counts as one word; at least one run must be joined. */
function joinedMatch(one: Named, other: Named): boolean {
  return one.runs.some((run) =>
    other.runs.some(
      (its) =>
        run.sound === its.sound &&
        (run.isJoined || its.isJoined) &&
        wordsMatch(without(one.words, run), without(other.words, its)),
    ),
  );
}

const without = (words: readonly NameWord[], { from, to }: Run) => [
  ...words.slice(0, from),
  ...words.slice(to),
];

function wordsMatch(one: readonly NameWord[], other: readonly NameWord[]): boolean {
  const [shorter, longer] = one.length > other.length ? [other, one] : [one, other];
  /** For each word of the longer name, the word of the shorter one that it matches. */
  const taken = new Map<NameWord, NameWord>();
  const find = (word: NameWord, tried = new Set<NameWord>()): boolean =>
    longer.some((candidate) => {
      if (tried.has(candidate) || !alike(word, candidate)) return false;
      tried.add(candidate);
      const before = taken.get(candidate);
      if (before && !find(before, tried)) return false;
      taken.set(candidate, word);
      return true;
    });
  return shorter.every((word) => find(word));
}

const alike = (one: NameWord, other: NameWord): boolean =>
  one.letter || other.letter ? begins(one, other) || begins(other, one) : one.sound === other.sound;

const begins = ({ letter }: NameWord, word: NameWord): boolean =>
  letter !== '' && ((word.letter || word.latin).startsWith(letter) || word.sound.startsWith(soundOf(letter)));

/** The sound of a letter: with a vowel after it, as it is spoken. */
const soundOf = (letter: string) => soundCode(`${letter}a`).charAt(0) || letter;
