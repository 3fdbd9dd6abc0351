import type { Outcome } from './messageProvider.ts';

/*
 * Classifies refusals by the provider's words: the number does not exist, the account has a problem, or something else
 * about this message (MSG-14, MSG-21).
 */

/** One spelling for `INVALID-SUB`, `InvalidPhoneNumber`, `EC_UNKNOWN_SUBSCRIBER` and 'Invalid 'To' number: …'. */
const plainWords = (reason: string): string =>
  reason
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** A refusal with one of these words is not about the recipient, even when it contains a number. */
const ABOUT_OTHERS =
  /\b(senders?|source|src|from|header|templates?|variables?|entity|pe|principal|dlt|scrub\w*|content|text|message body|id|ids|ip|api|app|key|token|route|callback|webhook|url|credits?|balance|account|users?|username|password|whats ?app|schedule\w*|country|network|operator|otp)\b/;

const BAD =
  '(?:invalid|inv|incorrect|wrong|unknown|unallocated|unassigned|non ?existent|non ?existing|no such|no valid|not (?:a )?valid)';
const QUALIFIER =
  '(?:(?:the|a|an|to|this|10|ten|digit|indian|mobile|phone|cell|telephone|destination|dest|recipient|receiver|called|contact|handset) )*';
/** Words for the recipient. 'Number of …' is a count. */
const DESTINATION = [
  'subs?(?! (?:type|service)\\b)',
  'subscribers?',
  'msisdns?',
  'numbers?(?! of\\b)',
  'num',
  'mobiles?(?: nos?)?',
  'phones?(?: nos?)?',
  'dest(?:ination)?s?(?: addr(?:ess)?(?:es)?)?(?! (?:port|type|ton|npi)\\b)',
  'recipients?(?: address(?:es)?)?',
  'receivers?',
  'called party',
  'handset',
].join('|');
const IS_BAD =
  '(?:(?:is|are|was) )?(?:invalid|incorrect|wrong|unknown|unallocated|unassigned|not (?:a )?valid|(?:does not|doesn t|not) exists?|non ?existent|not in (?:service|use)|disconnected|deactivated)(?! (?:error|reason|status|response)\\b)';

const WRONG_NUMBER = new RegExp(
  [
    `\\b${BAD} ${QUALIFIER}(?:${DESTINATION})\\b`,
    `\\b(?:${DESTINATION}) (?:\\d+ )?${IS_BAD}\\b`,
    '\\bsubscriber not found\\b',
    // SMPP's and Twilio's codes for an invalid destination, if a gateway sends nothing else.
    '\\besme rinvdstadr\\b',
    '^(?:21211|21217|21614|30005)$',
  ].join('|'),
);

/**
 * Whether the provider clearly says that the number does not exist. Absent, barred, blocked and DND do not count:
 * another message may arrive.
 */
export function isWrongNumber(reason: string): boolean {
  const words = plainWords(reason);
  return WRONG_NUMBER.test(words) && !ABOUT_OTHERS.test(words);
}

/** No credit, no access, or too many requests: it concerns every message, and none was accepted. */
const ACCOUNT_TROUBLE = new RegExp(
  [
    '(?:insufficient|not enough|low|no|out of|zero) (?:\\w+ )?(?:credits?|balance|funds?)',
    '(?:credits?|balance|funds?) (?:is |are |has |have )?(?:\\w+ )?(?:insufficient|expired|exhausted|over|low|finished)',
    'account (?:is |has been |was )?(?:suspended|disabled|inactive|not active|expired|blocked|locked|deactivated)',
    '(?:authentication|authorization|authorisation|auth|login) (?:failed|failure|error)',
    'unauthori[sz]ed|access denied|not authenticated',
    '(?:invalid|wrong|incorrect|missing) (?:api key|auth ?key|api token|access token|credentials?|username|password|login)',
    'ip (?:address )?(?:is )?(?:not (?:whitelisted|allowed|authori[sz]ed)|blocked|blacklisted)',
    'rate limit|too many requests|throttled|throttling|quota exceeded|queue full',
    'esme (?:rthrottled|rmsgqful|rbindfail|rinvpaswd)',
  ]
    .map((each) => `\\b(?:${each})\\b`)
    .join('|'),
);

/**
 * Whether a refusal is about the office's account and not about the message: the message is retried, and the channel
 * pauses (MSG-21).
 */
export const isAccountTrouble = (reason: string): boolean => ACCOUNT_TROUBLE.test(plainWords(reason));

/** The outcome of a refusal, by the provider's words. */
export const refusedFor = (reason: string): Outcome =>
  isAccountTrouble(reason)
    ? { kind: 'away', reason }
    : { kind: 'refused', reason, wrongNumber: isWrongNumber(reason) };
