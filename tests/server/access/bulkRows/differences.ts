import { codedText } from '#contract/kernel/coded.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import type { RecipeName } from './recipes.ts';

/** The result of a row without a refusal. */
export const DONE = 'done';
export const NOT_THERE = 'not there';

/** Placeholders for numbers in texts: the row's own, and those of other complaints and causes. */
export const OWN_NUMBER = '{own}';
export const OTHER_NUMBER = '{other}';

interface Difference {
  /** The recipes; any by default. */
  of?: readonly RecipeName[];
  /** The kinds of rows; any by default. */
  kinds?: readonly string[];
  /** The result of the single call; any by default. */
  one?: string;
  /** The result of the bulk call. */
  many: string;
}

const MESSAGES = ['message', 'message of a due day'] as const;
const MERGED = codedText({ code: 'mergedInto', values: { number: OTHER_NUMBER } });

/** Intended differences between bulk and single calls. The first one that matches a row applies. */
export const DIFFERENCES: readonly Difference[] = [
  // Bulk calls only find rows that the caller's list shows, even by id.
  { kinds: ['in no list'], many: NOT_THERE },
  { one: errorTexts.notFound, many: NOT_THERE },
  { of: ['cause'], one: errorTexts.unknownChoice, many: NOT_THERE },
  // A bulk answer reopens nothing.
  { of: ['answer'], kinds: ['closed', 'closed elsewhere'], one: DONE, many: errorTexts.alreadyResolved },
  // A merged complaint continues in its target, whose citizen gets the message.
  { of: MESSAGES, kinds: ['merged'], many: MERGED },
  // A bulk call names the reason, because nobody sees the list of choices of a single row.
  { of: ['assign'], one: errorTexts.notChoice, many: errorTexts.staffElsewhere },
  { of: ['refer'], one: errorTexts.unknownChoice, many: errorTexts.officerElsewhere },
  { of: MESSAGES, one: errorTexts.unknownChoice, many: errorTexts.templateElsewhere },
];

/** The difference for a row, by the result of the single call on its twin; undefined if there is none. */
export const differenceOf = (name: RecipeName, kind: string, one: string): Difference | undefined =>
  DIFFERENCES.find(
    (each) =>
      (each.of?.includes(name) ?? true) &&
      (each.kinds?.includes(kind) ?? true) &&
      (each.one === undefined || each.one === one),
  );
