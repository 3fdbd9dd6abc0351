import type { CapabilityName } from '#contract/capabilities.ts';
import { closingNotices } from '#contract/closing/noticeKinds.ts';
import { deadlineNotices } from '#contract/deadlines/noticeKinds.ts';
import { deskNotices } from '#contract/desk/noticeKinds.ts';
import { letterNotices } from '#contract/letters/noticeKinds.ts';
import { messageNotices } from '#contract/messages/noticeKinds.ts';
import { teamworkNotices } from '#contract/teamwork/noticeKinds.ts';

/** The kinds of notices to users, by the capability that sends them (GRD-08). */
export const noticesOf = {
  desk: deskNotices,
  deadlines: deadlineNotices,
  teamwork: teamworkNotices,
  closing: closingNotices,
  letters: letterNotices,
  messages: messageNotices,
} as const satisfies Partial<Record<CapabilityName, readonly string[]>>;

export type NoticeKind = (typeof noticesOf)[keyof typeof noticesOf][number];
