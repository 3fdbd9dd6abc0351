/* What messages to citizens, and what comes from them, are made of; the tables name it, too. Free of zod. */

/** Ways in which messages go out (MSG-01). */
export const MESSAGE_CHANNELS = ['sms', 'whatsapp'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** What carries a message: the outbox folder and the log, a gateway of SMS, the Cloud API of WhatsApp (MSG-01). */
export const MESSAGE_DRIVERS = ['log', 'http', 'whatsapp'] as const;
export type MessageDriver = (typeof MESSAGE_DRIVERS)[number];

/** As what a template is registered, by channel (MSG-02). */
export const TEMPLATE_KINDS = {
  sms: ['service_implicit', 'service_explicit'],
  whatsapp: ['utility', 'authentication', 'marketing'],
} as const satisfies Record<MessageChannel, readonly string[]>;
export const ALL_TEMPLATE_KINDS = [...TEMPLATE_KINDS.sms, ...TEMPLATE_KINDS.whatsapp] as const;
export type TemplateKind = (typeof ALL_TEMPLATE_KINDS)[number];
/** What tells of a grievance and of nothing else: the only kinds that many are sent at once (DESK-10). */
export const STATUS_KINDS: readonly TemplateKind[] = ['service_implicit', 'utility'];
/** What may carry news of the office, and so goes to nobody who has not asked for it (MSG-02, MSG-06). */
export const NEWS_KINDS: readonly TemplateKind[] = ['service_explicit', 'marketing'];

export const TEMPLATE_STATES = ['draft', 'submitted', 'approved', 'rejected', 'retired'] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

/** What of a grievance tells somebody by itself (MSG-05). */
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

/** Whom (MSG-05). */
export const AUDIENCES = ['citizen', 'in_charge', 'officer'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What a person wants to hear of; there is no purpose for a campaign (MSG-06). */
export const WISH_PURPOSES = ['status', 'calls', 'news'] as const;
export type PreferencePurpose = (typeof WISH_PURPOSES)[number];
export const WISH_STATES = ['unknown', 'given', 'refused'] as const;
export type PreferenceState = (typeof WISH_STATES)[number];
/** How a wish was told; by message and on the status page it is the person's own word (MSG-08). */
export const WISH_WAYS = ['spoken', 'phone', 'paper', 'message', 'status_page'] as const;
export type PreferenceWay = (typeof WISH_WAYS)[number];

/** What came of one call, with one key (MSG-23). */
export const CALL_RESULTS = ['reached', 'no_answer', 'busy', 'wrong_number', 'later'] as const;
export type CallResult = (typeof CALL_RESULTS)[number];
/** Why somebody is to be called (MSG-23). */
export const CALL_REASONS = ['asked', 'disputed', 'missed', 'later', 'verification'] as const;
export type CallReason = (typeof CALL_REASONS)[number];

/** Whether somebody of the office has said what becomes of what came in, and what (MSG-15). */
export const INBOX_STATES = ['open', 'taken'] as const;
export type InboxState = (typeof INBOX_STATES)[number];
export const INBOX_TAKES = ['case', 'new_case', 'answer', 'not_for_us'] as const;
export type InboxTake = (typeof INBOX_TAKES)[number];
/** What has become of it: taken, or its sender was called back (MSG-23). */
export const INBOX_OUTCOMES = [...INBOX_TAKES, 'called'] as const;
export type InboxOutcome = (typeof INBOX_OUTCOMES)[number];

/** Free text on WhatsApp holds so much at most, and so much is taken of what comes in; an SMS follows from its template. */
export const MAX_FREE_TEXT = 4_096;

/** The version of the notice that is given now; what a person has agreed to names it (MSG-07). */
export const NOTICE_VERSION = 1;
