import * as z from 'zod/mini';
import type { OfficerTarget } from '#contract/access/access.ts';
import { codedFields } from '#contract/kernel/codedFields.ts';
import { defineCall, messageAnswer } from '#contract/kernel/define.ts';
import { choice, id, ids, optional } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';

/** `is_administrator` as the specification writes it; JSON may use a boolean. */
const OFFICER_KINDS = ['true', 'false', 'both'] as const;
const officerKind = () =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'boolean' ? String(value) : value)),
    choice(OFFICER_KINDS),
  );

/** The value of `is_administrator` for each choice (DET-08): Department and Ministry are the same under two names. */
export const officerKinds = {
  department: 'false',
  ministry: 'false',
  district: 'true',
  both: 'both',
} as const satisfies Record<OfficerTarget, (typeof OFFICER_KINDS)[number]>;

/** Forwards to approved leaders in charge of the complaint's area (DET-07, `leadsArea`); `area` is that area. */
export const forwardToLeaders = defineCall({
  method: 'POST',
  path: 'complaint/forward',
  may: ['complaint', 'forward'],
  body: { id: id(), area: id(), leaders: ids() },
  answer: messageAnswer,
});

/**
 * Forwards to contacts of one department (`dept_id`, `officer_id[]`), to an administrator of the district
 * (`administrator_id`, also named `admin_officer_id`), or to both; each gets a mail (DET-08). Each is a referral that
 * waits for an answer (REF-02).
 */
export const forwardToOfficers = defineCall({
  method: 'POST',
  path: 'complaint/officer',
  may: ['complaint', 'edit'],
  body: {
    complaint_id: id(),
    dept_id: optional(id()),
    officer_id: ids(),
    admin_officer_id: optional(id()),
    administrator_id: optional(id()),
    is_administrator: officerKind(),
  },
  answer: z.extend(messageAnswer, { referral_ids: z.array(z.int()) }),
});

/**
 * `queued` until the mail server has accepted it, over every attempt; `kept` in the outbox without a mail server;
 * `failed` when it was refused or the server was unavailable for too long; `unconfirmed` when the connection broke
 * after the mail and before the answer: only a user sends it again.
 */
export const MAIL_STATES = ['queued', 'sent', 'kept', 'failed', 'unconfirmed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const officerMail = z.object({
  id: z.int(),
  /** The receiver; only the address after the contact is deleted. */
  officer: z.object({ name: z.string(), designation: z.nullable(z.string()) }),
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  /** The mail server's answer, when it failed. */
  failure: z.nullable(z.string()),
  ...codedFields,
  created_at: z.string(),
  sent_at: z.nullable(z.string()),
});
export type OfficerMail = z.output<typeof officerMail>;

/** The mails of a complaint to officers, newest first. */
export const listOfficerMails = defineCall({
  method: 'GET',
  path: 'complaint/officer',
  may: ['complaint', 'show'],
  query: { complaint_id: id() },
  answer: listOf(officerMail),
});

/** The suggested department for forwarding: the last one that was asked about the category; null for none (DET-08). */
export const proposedDepartment = defineCall({
  method: 'GET',
  path: 'complaint/officer/department',
  may: ['complaint', 'edit'],
  query: { complaint_id: id() },
  answer: z.object({ dept_id: z.nullable(z.int()) }),
});

/** Queues a failed or unconfirmed mail again; 422 for any other. */
export const resendOfficerMail = defineCall({
  method: 'POST',
  path: 'complaint/officer/resend',
  may: ['complaint', 'edit'],
  body: { mail_id: id() },
  answer: messageAnswer,
});
