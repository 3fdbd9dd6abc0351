import * as z from 'zod/mini';
import { type NoticeKind, noticesOf } from '#contract/capabilities/noticeKinds.ts';
import { type CapabilityName, type HasCapabilities, has } from '#contract/capabilities.ts';
import { defineCall, named } from '#contract/kernel/define.ts';
import { flag, id, ids, integer, optional } from '#contract/kernel/fields.ts';

const byCapability = Object.entries(noticesOf) as [CapabilityName, readonly NoticeKind[]][];

/** The kinds of notices that a user with these capabilities gets (GRD-17). */
export const noticeKindsOf = (reader: HasCapabilities): NoticeKind[] =>
  byCapability.flatMap(([name, kinds]) => (has(reader, name) ? kinds : []));

/** Unread notices are counted up to this: then 'more than 99'. */
export const MAX_COUNTED_NOTICES = 100;

/** An event of a complaint. The person's name is shown only on the complaint's page. */
export const notice = z.object({
  id: z.int(),
  kind: z.enum(byCapability.flatMap(([, kinds]) => kinds)),
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
