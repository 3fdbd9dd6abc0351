import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { id } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { localNames } from '#contract/kernel/named.ts';

/** Everything that can happen to a complaint, as its timeline names it. */
export const TIMELINE_ACTIONS = [
  'created',
  'routed',
  'edited',
  'assigned',
  'replied',
  'remarked',
  'resolved',
  'reopened',
  'closingProposed',
  'closingRefused',
  'closingDropped',
  'verified',
  'referredTo',
  'forwardedToLeader',
  'forwardedToOfficer',
  'mediaAdded',
  'mediaReplaced',
  'mediaRemoved',
  'mailSent',
  'mailKept',
  'mailFailed',
  'mailUnconfirmed',
  'mailRepeated',
  'paused',
  'resumed',
  'escalated',
  'deescalated',
  'joinedCause',
  'leftCause',
  'merged',
  'mergeUndone',
  'followedUp',
  'referralSent',
  'referralReminded',
  'referralAnswered',
  'referralUnmatched',
  'referralAccepted',
  'referralSentBack',
  'referralWithdrawn',
  'letterDispatched',
  'letterSigned',
  'letterCancelled',
  'messageSent',
  'messageLogged',
  'messageSuppressed',
  'messageFailed',
  'messageUnconfirmed',
  'messageRepeated',
  'messageReceived',
  'messagesStopped',
  'called',
  'callAsked',
  'slipPrinted',
  'statusLinkMade',
  'erased',
] as const;
export type TimelineAction = (typeof TIMELINE_ACTIONS)[number];

/** What a timeline entry can report, in this order: fields of the complaint, then its related records. */
export const TIMELINE_FIELDS = [
  'status',
  'priority',
  'staff',
  'assigned',
  'name',
  'phone',
  'email',
  'category',
  'type',
  'origin',
  'parliament',
  'assembly',
  'mandal',
  'area',
  'location',
  'details',
  'leaders',
  'officers',
  'officer',
  'referral',
  'reason',
  'message',
  'file',
  'cause',
  'mergedInto',
  'mergedFrom',
  'notSimilar',
  'refersTo',
  'referredBy',
  'outcome',
  'outcomeReason',
  'withoutEvidence',
  'verifyResult',
  'channel',
  'verification',
  'rating',
  'reopenReason',
  'followup',
  'pauseReason',
  'pausedUntil',
  'level',
  'escalatedTo',
  'escalatedFor',
  'note',
  'letter',
  'signature',
  'messageChannel',
  'template',
  'notSent',
  'callResult',
  'callLater',
  /** Whom a rule chose and why, as `Suggestion` in JSON (SLA-19). */
  'routing',
] as const;
export type TimelineField = (typeof TIMELINE_FIELDS)[number];

/**
 * What changed: texts, with names where the complaint has ids; null for nothing. `local` is what the category or place
 * of that name is called in other languages.
 */
export const timelineChange = z.object({
  field: z.enum(TIMELINE_FIELDS),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  local: z.optional(z.object({ from: z.object(localNames), to: z.object(localNames) })),
});
export type TimelineChange = z.output<typeof timelineChange>;

export const timelineEntry = z.object({
  id: z.int(),
  action: z.enum(TIMELINE_ACTIONS),
  /** null when no person did it: a mail was sent. */
  creator: z.nullable(z.object({ name: z.string() })),
  created_at: z.string(),
  changes: z.array(timelineChange),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

/** Every change of a complaint, newest first; never rewritten. */
export const listTimeline = defineCall({
  method: 'GET',
  path: 'complaint/timeline',
  may: ['complaint', 'show'],
  query: { complaint_id: id() },
  answer: listOf(timelineEntry),
});
