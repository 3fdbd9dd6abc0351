/*
 * The kinds and states of messages to and from citizens; the database tables use them, too. This file does not use zod.
 */

/** The channels of messages (MSG-01). */
export const MESSAGE_CHANNELS = ['sms', 'whatsapp'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** The kinds of providers: the outbox folder with the log, an SMS gateway, WhatsApp's Cloud API (MSG-01). */
export const MESSAGE_DRIVERS = ['log', 'http', 'whatsapp'] as const;
export type MessageDriver = (typeof MESSAGE_DRIVERS)[number];

/** The kinds under which a template is registered, by channel (MSG-02). */
export const TEMPLATE_KINDS = {
  sms: ['service_implicit', 'service_explicit'],
  whatsapp: ['utility', 'authentication', 'marketing'],
} as const satisfies Record<MessageChannel, readonly string[]>;
export const ALL_TEMPLATE_KINDS = [...TEMPLATE_KINDS.sms, ...TEMPLATE_KINDS.whatsapp] as const;
export type TemplateKind = (typeof ALL_TEMPLATE_KINDS)[number];
/** Kinds that are only about a complaint: the only ones that can be sent to many at once (DESK-10). */
export const STATUS_KINDS: readonly TemplateKind[] = ['service_implicit', 'utility'];
/** Kinds that may contain the office's news, and so are only sent to people who asked for them (MSG-02, MSG-06). */
export const NEWS_KINDS: readonly TemplateKind[] = ['service_explicit', 'marketing'];

export const TEMPLATE_STATES = ['draft', 'submitted', 'approved', 'rejected', 'retired'] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

/** Events of a complaint that send messages automatically (MSG-05). */
export const MESSAGE_EVENTS = [
  'registered',
  'referred',
  'replied',
  'resolved',
  'reopened',
  'due_moved',
  'papers_missing',
  'rating_asked',
  'cause_answered',
  'token_called',
] as const;
export type MessageEvent = (typeof MESSAGE_EVENTS)[number];

/** The recipients of such messages (MSG-05). */
export const AUDIENCES = ['citizen', 'in_charge', 'officer'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The purposes of contact preferences; there is none for a campaign (MSG-06). */
export const WISH_PURPOSES = ['status', 'calls', 'news'] as const;
export type PreferencePurpose = (typeof WISH_PURPOSES)[number];
export const WISH_STATES = ['unknown', 'given', 'refused'] as const;
export type PreferenceState = (typeof WISH_STATES)[number];
/** How a preference was given; by message and on the status page it is the person's own word (MSG-08). */
export const WISH_WAYS = ['spoken', 'phone', 'paper', 'message', 'status_page'] as const;
export type PreferenceWay = (typeof WISH_WAYS)[number];

/** The results of a call, one key each (MSG-23). */
export const CALL_RESULTS = ['reached', 'no_answer', 'busy', 'wrong_number', 'later'] as const;
export type CallResult = (typeof CALL_RESULTS)[number];
/** Why a citizen is to be called (MSG-23). */
export const CALL_REASONS = ['asked', 'disputed', 'missed', 'later', 'verification'] as const;
export type CallReason = (typeof CALL_REASONS)[number];

/** Whether a user has handled a received message, and how (MSG-15). */
export const INBOX_STATES = ['open', 'taken'] as const;
export type InboxState = (typeof INBOX_STATES)[number];
export const INBOX_TAKES = ['case', 'new_case', 'answer', 'not_for_us'] as const;
export type InboxTake = (typeof INBOX_TAKES)[number];
/** How it was handled: by a decision, or by calling back (MSG-23). */
export const INBOX_OUTCOMES = [...INBOX_TAKES, 'called'] as const;
export type InboxOutcome = (typeof INBOX_OUTCOMES)[number];

/** The longest free text on WhatsApp; longer received texts are cut. The length of an SMS follows from its template. */
export const MAX_FREE_TEXT = 4_096;

/** The current version of the privacy notice; consents name it (MSG-07). */
export const NOTICE_VERSION = 1;
