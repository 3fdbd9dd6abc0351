import type { Happening, WholeEntry } from '#contract/complaints/complaint.ts';

/** What the history keeps of each thing that the office does (API-07). */
export const HISTORY_TEXTS = {
  imported: 'Imported',
  unassigned: 'Assigned to nobody',
  assigned: 'Assigned to ',
  mailed: 'Forwarded by mail to ',
  forwarded: 'Forwarded to ',
  resolved: 'Resolved',
  reopened: 'Reopened',
  answeredAgain: 'Reopened with an answer',
  answeredNow: 'Answered, now ',
  answered: 'Answered',
} as const satisfies Record<Happening, string>;
type Words = typeof HISTORY_TEXTS;

/** A text of theirs: what ends in a blank goes on with a name. */
export type HistoryText = {
  [W in Happening]: Words[W] extends `${string} ` ? `${Words[W]}${string}` : Words[W];
}[Happening];

/** The meaning of a generated entry, so that readers see it in their language; null for typed text. */
export function historyTextIn(message: string): WholeEntry['happened'] {
  for (const [what, said] of Object.entries(HISTORY_TEXTS) as [Happening, string][]) {
    if (message === said) return { what, to: null };
    if (said.endsWith(' ') && message.startsWith(said)) return { what, to: message.slice(said.length) };
  }
  return null;
}
