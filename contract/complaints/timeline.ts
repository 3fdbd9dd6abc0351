import * as z from 'zod/mini';
import { codedFields } from '#contract/kernel/codedFields.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { id } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { localNames } from '#contract/kernel/named.ts';

/** The actions that a timeline records. */
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

/** The fields of a timeline entry in this order: those of the complaint, then its related records. */
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
  /** The user that a routing rule chose and the reason, a `Suggestion` in JSON (SLA-19). */
  'routing',
] as const;
export type TimelineField = (typeof TIMELINE_FIELDS)[number];

/**
 * A change as texts, with names where the complaint has ids; null for none. `local` has the names of a category or
 * place in other languages.
 */
export const timelineChange = z.object({
  field: z.enum(TIMELINE_FIELDS),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Of `to`, where it is a reason. */
  ...codedFields,
  local: z.optional(z.object({ from: z.object(localNames), to: z.object(localNames) })),
});
export type TimelineChange = z.output<typeof timelineChange>;

export const timelineEntry = z.object({
  id: z.int(),
  action: z.enum(TIMELINE_ACTIONS),
  /** null when no user did it, as for a mail that was sent. */
  creator: z.nullable(z.object({ name: z.string() })),
  created_at: z.string(),
  changes: z.array(timelineChange),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

/** All changes of a complaint, newest first. Entries never change. */
export const listTimeline = defineCall({
  method: 'GET',
  path: 'complaint/timeline',
  may: ['complaint', 'show'],
  query: { complaint_id: id() },
  answer: listOf(timelineEntry),
});
