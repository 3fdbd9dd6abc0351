/* The kinds of letters and registers; the database tables use them, too. */

/** The kinds of letters (REF-03). */
export const LETTER_KINDS = [
  'referral',
  'reminder_1',
  'reminder_2',
  'reminder_3',
  'recommendation',
  'cause',
  'endorsement',
  'thanks',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** The language of a letter: one of these, or Telugu and English side by side. */
export const LETTER_LANGUAGES = ['te', 'en', 'hi', 'both'] as const;
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number];

/** The texts in one language. */
export interface LetterText {
  subject: string;
  /** Paragraphs, bold, lists, one table. */
  body: string;
}
/** By language. */
export type LetterTexts = Partial<Record<'te' | 'en' | 'hi', LetterText>>;

export const LETTER_STATES = ['draft', 'dispatched', 'cancelled'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/** The channels to and from a department (REF-01, REF-10). */
export const REFERRAL_WAYS = ['letter', 'email', 'portal', 'by_hand', 'phone'] as const;
export type ReferralWay = (typeof REFERRAL_WAYS)[number];
export const INWARD_WAYS = [...REFERRAL_WAYS, 'link'] as const;
export type InwardWay = (typeof INWARD_WAYS)[number];

export const REFERRAL_STATES = [
  'draft',
  'sent',
  'interim',
  'answered',
  'accepted',
  'sent_back',
  'withdrawn',
] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

/** The action in a final reply (REF-12). */
export const ACTIONS_TAKEN = ['done', 'sanctioned', 'rejected', 'sent_on', 'none_needed'] as const;
export type ActionTaken = (typeof ACTIONS_TAKEN)[number];

/** The addressee of a letter or a referral at that time (REF-01). */
export interface Addressee {
  name: string;
  designation: string;
  department: string;
  address: string;
}
/** The receiver of a copy: a contact, or a text. */
export interface CopyTo {
  contact_id?: number;
  text: string;
}
