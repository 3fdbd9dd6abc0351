import * as z from 'zod/mini';
import { type CapabilityName, type HasCapabilities, has } from '#contract/capabilities.ts';
import { defineCall, named } from '#contract/kernel/define.ts';
import { flag, id, ids, integer, optional } from '#contract/kernel/fields.ts';

/** The kinds of notices to users. */
export const NOTICE_KINDS = [
  'assigned',
  'at_risk',
  'due',
  'overdue',
  'resumed',
  'escalated',
  'given_back',
  'hand_over',
  'followup',
  'routing_empty',
  'disputed',
  'disputed_often',
  'rated_low',
  'to_approve',
  'not_approved',
  'reply_in',
  'message_failed',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The capability of a kind of notice; kinds without one belong to every office. */
const NOTICES_OF: Partial<Record<NoticeKind, CapabilityName>> = {
  at_risk: 'deadlines',
  due: 'deadlines',
  overdue: 'deadlines',
  resumed: 'deadlines',
  escalated: 'deadlines',
  given_back: 'deadlines',
  routing_empty: 'teamwork',
  disputed: 'closing',
  disputed_often: 'closing',
  rated_low: 'closing',
  to_approve: 'closing',
  not_approved: 'closing',
  reply_in: 'letters',
  message_failed: 'messages',
};

/** The kinds of notices that a user with these capabilities gets (GRD-17). */
export const noticeKindsOf = (reader: HasCapabilities): NoticeKind[] =>
  NOTICE_KINDS.filter((kind) => has(reader, NOTICES_OF[kind]));

/** The notices of an approaching deadline, in this order and each once (SLA-11). */
export const REMINDERS = ['at_risk', 'due', 'overdue'] as const satisfies readonly NoticeKind[];

/** Unread notices are counted up to this: then 'more than 99'. */
export const MAX_COUNTED_NOTICES = 100;

/** An event of a complaint. The person's name is shown only on the complaint's page. */
export const notice = z.object({
  id: z.int(),
  kind: z.enum(NOTICE_KINDS),
  complaint: z.object({
    id: z.int(),
    complaint_number: z.string(),
    category: named(),
    area: named(),
    mandal: named(),
    assembly: named(),
  }),
  created_at: z.string(),
  read: z.boolean(),
});
export type Notice = z.output<typeof notice>;

const unread = z.int();

/** The caller's own notices, newest first, and the number of unread ones (GRD-08). */
export const listNotices = defineCall({
  method: 'GET',
  path: 'notice',
  may: 'signed-in',
  polled: true,
  query: {
    /** Notices older than this one. */
    before: optional(id()),
    per_page: optional(integer(1, 100)),
  },
  answer: z.object({ data: z.array(notice), more: z.boolean(), unread }),
});
export type NoticeList = z.output<typeof listNotices.answer>;

/** Marks some or all of the caller's notices as read (GRD-08). */
export const readNotices = defineCall({
  method: 'POST',
  path: 'notice/read',
  may: 'signed-in',
  body: { ids: ids(), all: optional(flag()) },
  answer: z.object({ unread }),
});
