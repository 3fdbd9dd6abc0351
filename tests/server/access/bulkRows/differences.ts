import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { filled } from '#contract/kernel/filledErrors.ts';
import type { RecipeName } from './recipes.ts';

/** What becomes of a row that is not refused in words. */
export const DONE = 'done';
export const NOT_THERE = 'not there';

/** Numbers in texts: that of the row, and those of other grievances and of causes. */
export const OWN_NUMBER = '{own}';
export const OTHER_NUMBER = '{other}';

interface Difference {
  /** Of which recipes; of any where they are left out. */
  of?: readonly RecipeName[];
  /** Of which kinds of rows; of any where they are left out. */
  kinds?: readonly string[];
  /** What the single call does or says; whatever that is where it is left out. */
  one?: string;
  /** What is done or said among many. */
  many: string;
}

const MESSAGES = ['message', 'message of a due day'] as const;
const MERGED = filled('mergedInto', { number: OTHER_NUMBER });

/** Where many are done otherwise than by the single call, on purpose. Of what fits a row the first one counts. */
export const DIFFERENCES: readonly Difference[] = [
  // Rows are those that a list of the caller shows: others are not among them, however they are named.
  { kinds: ['in no list'], many: NOT_THERE },
  { one: errorTexts.notFound, many: NOT_THERE },
  { of: ['cause'], one: errorTexts.unknownChoice, many: NOT_THERE },
  // The same answer to many reopens nothing.
  { of: ['answer'], kinds: ['closed', 'closed elsewhere'], one: DONE, many: errorTexts.alreadyResolved },
  // What was merged goes on in the other one, of which its citizen is told.
  { of: MESSAGES, kinds: ['merged'], many: MERGED },
  // What does not fit one among many is named: nobody looks at its list of choices.
  { of: ['assign'], one: errorTexts.notChoice, many: errorTexts.staffElsewhere },
  { of: ['refer'], one: errorTexts.unknownChoice, many: errorTexts.officerElsewhere },
  { of: MESSAGES, one: errorTexts.unknownChoice, many: errorTexts.templateElsewhere },
];

/** The difference that holds for a row, by what the single call does to its twin; undefined where there is none. */
export const differenceOf = (name: RecipeName, kind: string, one: string): Difference | undefined =>
  DIFFERENCES.find(
    (each) =>
      (each.of?.includes(name) ?? true) &&
      (each.kinds?.includes(kind) ?? true) &&
      (each.one === undefined || each.one === one),
  );
