import { dayOf, isDay } from '#contract/kernel/day.ts';
import type { ReferralWay } from '#contract/letters/letterKinds.ts';

/** The ways that the form offers first; by `both` a letter goes with the mail. */
export const FIRST_WAYS = ['letter', 'email', 'both'] as const;
export const OTHER_WAYS = ['portal', 'by_hand', 'phone'] as const satisfies ReferralWay[];
export type AskingWay = ReferralWay | 'both';

/** The values of the form that writes to departments (REF-01). */
export interface Asking {
  /** The ids of the officers; null before the user chooses: the suggested one. */
  officers: readonly number[] | null;
  way: AskingWay;
  /** An answer is expected. */
  waits: boolean;
  subject: string;
  request: string;
  portal_name: string;
  portal_number: string;
  /** One per line. */
  copies: string;
  due_on: string;
}

export const NOTHING_ASKED: Asking = {
  officers: null,
  way: 'letter',
  waits: true,
  subject: '',
  request: '',
  portal_name: '',
  portal_number: '',
  copies: '',
  due_on: '',
};

export const isOtherWay = (way: AskingWay): boolean => !(FIRST_WAYS as readonly string[]).includes(way);

/** A day that is invalid or past, while its field is shown. */
export const isWrongDay = ({ due_on, waits, way }: Asking): boolean =>
  (waits || isOtherWay(way)) && due_on !== '' && (!isDay(due_on) || due_on < dayOf(new Date()));

/** The request body. */
export const bodyOf = ({ officers, copies, way, waits, ...asking }: Asking) => ({
  contact_ids: [...(officers ?? [])],
  way: way === 'both' ? ('email' as const) : way,
  with_letter: way === 'both',
  waits: waits || isOtherWay(way),
  due_on: ((waits || isOtherWay(way)) && asking.due_on) || null,
  subject: asking.subject,
  request: asking.request,
  copies_to: linesOf(copies),
  portal_name: asking.portal_name || null,
  portal_number: asking.portal_number || null,
});

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ text: line }));
