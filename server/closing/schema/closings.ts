import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  Outcome,
  ReopenReason,
  Verification,
  VerifyChannel,
  VerifyResult,
} from '#contract/closing/closing.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { createdAt, day, deletedWith, instant, refersTo, serial } from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { causeAnswers } from '#server/persons/schema/causes.ts';

const complaint = () => deletedWith(() => complaints.id);

/**
 * Closings of a grievance in order, with their outcome and the citizen's word (REF-16 to REF-20). Not columns of the
 * grievance: only edits of the grievance itself raise its `version` (GRD-06).
 */
export const complaintClosings = pgTable(
  'complaint_closings',
  (t) => ({
    id: serial(),
    complaint_id: complaint(),
    /** The newest of its grievance. */
    is_last: t.boolean().notNull().default(true),
    closed_by: t.integer().references(() => users.id),
    closed_at: instant().notNull(),
    outcome: t.text().$type<Outcome>(),
    /** Why it is not possible, or where the citizen can go; erased with its grievance. */
    reason: t.text(),
    /** The user who closed it said that there is no evidence (REF-16). */
    without_evidence: t.boolean().notNull().default(false),
    /** The second user who approved it, where the office requires one (REF-21). */
    approved_by: t.integer().references(() => users.id),
    verification: t.text().$type<Verification>().notNull(),
    verified_by: t.integer().references(() => users.id),
    verified_at: instant(),
    /** By the citizen, 1 to 5 (REF-19). */
    rating: t.smallint(),
    rated_at: instant(),
    reopened_at: instant(),
    reopened_by: t.integer().references(() => users.id),
    reopen_reason: t.text().$type<ReopenReason>(),
    /** Erased with its grievance. */
    reopen_note: t.text(),
    /** Whether the reopening counts toward the limit of the office (REF-20). */
    counts: t.boolean().notNull().default(false),
    /** Copied from the grievance, so that the verification queue needs only this table. */
    parliament_id: t.integer().notNull(),
    assembly_id: t.integer().notNull(),
  }),
  (table) => [
    index('complaint_closings_by_complaint').on(table.complaint_id, table.id),
    uniqueIndex('complaint_closings_last').on(table.complaint_id).where(sql`is_last`),
    index('complaint_closings_pending')
      .on(table.assembly_id, table.closed_at, table.id)
      .where(sql`is_last and verification = 'pending'`),
    // For users with more than one constituency.
    index('complaint_closings_pending_anywhere')
      .on(table.closed_at, table.id)
      .where(sql`is_last and verification = 'pending'`),
    // Read together with the grievances, since merged ones are not counted.
    index('complaint_closings_confirmed')
      .on(table.parliament_id, table.assembly_id, table.complaint_id)
      .where(sql`is_last and reopened_at is null and verification = 'confirmed'`),
    // For the filters of lists (DESK-07).
    index('complaint_closings_by_outcome')
      .on(table.outcome, table.assembly_id, table.complaint_id, table.parliament_id)
      .where(sql`is_last and reopened_at is null`),
    index('complaint_closings_by_verification')
      .on(table.verification, table.assembly_id, table.complaint_id, table.parliament_id)
      .where(sql`is_last and (reopened_at is null or verification = 'disputed')`),
    index('complaint_closings_disputed')
      .on(table.closed_by, table.verified_at)
      .where(sql`verification = 'disputed'`),
  ],
);

/** Calls to the citizen to verify a closing, each with its result (REF-17). */
export const closingCalls = pgTable(
  'closing_calls',
  (t) => ({
    id: serial(),
    closing_id: deletedWith(() => complaintClosings.id),
    result: t.text().$type<VerifyResult>().notNull(),
    channel: t.text().$type<VerifyChannel>().notNull(),
    /** Erased with its grievance. */
    note: t.text(),
    /** The day in the time zone of the state. */
    called_on: day().notNull(),
    creator_id: t.integer().references(() => users.id),
    created_at: createdAt(),
  }),
  (table) => [
    index('closing_calls_by_closing').on(table.closing_id, table.id),
    // For the calls that were tried today.
    index('closing_calls_by_day').on(table.called_on, table.closing_id),
  ],
);

/**
 * A closing that another user must approve first (REF-21): the input of `complaint/close`, at most one for a grievance.
 */
export const closingProposals = pgTable('closing_proposals', (t) => ({
  complaint_id: deletedWith(() => complaints.id).primaryKey(),
  outcome: t.text().$type<Outcome>().notNull(),
  reason: t.text(),
  message: t.text().notNull(),
  file_id: t.integer().references(() => files.id),
  without_evidence: t.boolean().notNull(),
  /** The answer of a cause that it belongs to, which counts as given once it is approved (PER-19). */
  cause_answer_id: t.integer().references(() => causeAnswers.id, { onDelete: 'set null' }),
  creator_id: refersTo(() => users.id),
  created_at: createdAt(),
}));
