import type { HistoryCode } from '#contract/complaints/complaint.ts';
import { type Coded, codedText } from '#contract/kernel/coded.ts';

/** What the history says of each thing that the office does (API-07). */
const HISTORY_TEXTS = {
  imported: 'Imported',
  unassigned: 'Assigned to nobody',
  assigned: 'Assigned to %{to}',
  mailed: 'Forwarded by mail to %{to}',
  forwarded: 'Forwarded to %{to}',
  resolved: 'Resolved',
  reopened: 'Reopened',
  answeredAgain: 'Reopened with an answer',
  answeredNow: 'Answered, now %{to}',
  answered: 'Answered',
} as const satisfies Record<HistoryCode, string>;
type Texts = typeof HISTORY_TEXTS;

/** One of them as it is stored; `to` is a name or a status. */
export type HistoryCoded = {
  [C in HistoryCode]: Texts[C] extends `${string}%{to}` ? { code: C; values: { to: string } } : { code: C };
}[HistoryCode];

/** The English text of an entry. */
export const historyText = (said: Coded): string => codedText(said, HISTORY_TEXTS);
