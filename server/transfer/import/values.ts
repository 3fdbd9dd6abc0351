import type { Status } from '#contract/complaints/complaintStatus.ts';
import { COMPLAINT_TYPES, ORIGINS, SOURCES } from '#contract/kernel/limits.ts';
import { foldName } from '#contract/kernel/text.ts';

const letters = (text: string) => foldName(text).replaceAll(/[^\p{L}\p{M}]/gu, '');

const STATUS_WORDS: Record<string, Status> = {
  open: 'open',
  new: 'open',
  pending: 'pending',
  inprogress: 'reviewed',
  reviewed: 'reviewed',
  responded: 'responded',
  close: 'close',
  closed: 'close',
  resolved: 'Resolved',
  completed: 'Resolved',
};

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): T | undefined =>
    values.find((value) => letters(value) === letters(text));

/** The known texts of fields with few choices; undefined for any other text. */
export const choices = {
  status: (text: string): Status | undefined => STATUS_WORDS[letters(text)],
  type: oneOf(COMPLAINT_TYPES),
  source: oneOf(SOURCES),
  origin: oneOf(ORIGINS),
};
