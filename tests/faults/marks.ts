import type { Ledger } from './ledger.ts';

/** The length of each list of the ledger at the beginning of a round. */
export type Marks = Record<'complaints' | (typeof LISTS)[number], number>;
const LISTS = [
  ...(['remarks', 'files', 'mails', 'areas'] as const),
  ...(['merges', 'households', 'merged', 'causes', 'answers'] as const),
];
const marks = (complaints: number, far: (list: (typeof LISTS)[number]) => number) =>
  ({ complaints, ...Object.fromEntries(LISTS.map((list) => [list, far(list)])) }) as Marks;
export const fromTheStart = marks(0, () => 0);
export const marksOf = (ledger: Ledger) => marks(ledger.complaints.size, (list) => ledger[list].length);
