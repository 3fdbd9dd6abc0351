import { dayOf, isDay } from '#contract/kernel/day.ts';
import type { ReferralWay } from '#contract/letters/letterKinds.ts';

/** The values of the form for requests to officers (REF-01). */
export interface Asking {
  /** Their ids. */
  officers: number[];
  way: ReferralWay;
  subject: string;
  request: string;
  portal_name: string;
  portal_number: string;
  /** One per line. */
  copies: string;
  due_on: string;
}

export const NOTHING_ASKED: Asking = {
  officers: [],
  way: 'letter',
  subject: '',
  request: '',
  portal_name: '',
  portal_number: '',
  copies: '',
  due_on: '',
};

/** A day that is invalid or past. */
export const isWrongDay = ({ due_on }: Asking): boolean =>
  due_on !== '' && (!isDay(due_on) || due_on < dayOf(new Date()));

/** The request body. */
export const bodyOf = ({ officers, copies, ...asking }: Asking) => ({
  contact_ids: officers,
  way: asking.way,
  due_on: asking.due_on || null,
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
