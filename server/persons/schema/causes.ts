import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { Outcome } from '#contract/closing/closing.ts';
import type { Status } from '#contract/complaints/complaintStatus.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import {
  createdAt,
  deletedWith,
  refersTo,
  serial,
  updatedAt,
  version,
} from '#server/kernel/db/schema/columns.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import { areas, assemblies, parliaments, placeColumns } from '#server/places/schema/places.ts';

const category = () => refersTo(() => resourceTable('complaint/category').id);

/** The last number of a cause in a year. */
export const causeNumbers = pgTable('cause_numbers', (t) => ({
  year: t.integer().primaryKey(),
  last: t.integer().notNull(),
}));

/** A problem of many people (PER-18). Open or answered follows from its complaints, and is not stored. */
export const causes = pgTable(
  'causes',
  (t) => ({
    id: serial(),
    number: t.text().notNull().unique(),
    title: t.text().notNull(),
    category_id: category(),
    ...placeColumns(),
    parliament_id: refersTo(() => parliaments.id),
    assembly_id: refersTo(() => assemblies.id),
    staff_id: t.integer().references(() => users.id),
    note: t.text(),
    closed: t.boolean().notNull().default(false),
    creator_id: t.integer().references(() => users.id),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  }),
  (table) => [index('causes_by_assembly').on(table.assembly_id, table.id)],
);

/**
 * The cause of a complaint, at most one. It is no column of the complaint: changing one updates all indexes of that
 * table, and raises its `version` (GRD-06).
 */
export const causeMembers = pgTable(
  'cause_members',
  (t) => ({
    complaint_id: deletedWith(() => complaints.id).primaryKey(),
    cause_id: refersTo(() => causes.id),
    creator_id: t.integer().references(() => users.id),
    created_at: createdAt(),
  }),
  (table) => [index('cause_members_by_cause').on(table.cause_id, table.complaint_id)],
);

/** The answers of a cause (PER-19). */
export const causeAnswers = pgTable(
  'cause_answers',
  (t) => ({
    id: serial(),
    cause_id: refersTo(() => causes.id),
    message: t.text().notNull(),
    status: t.text().$type<Status>().notNull(),
    /** Given like `complaint/close`, otherwise like `complaint/response`. */
    closes: t.boolean().notNull(),
    /** The outcome for all complaints that it closes, and the reason or hint, if any (REF-16). */
    outcome: t.text().$type<Outcome>(),
    reason: t.text(),
    /** The user confirmed that there is no evidence: stored with each complaint without any. */
    without_evidence: t.boolean().notNull().default(false),
    creator_id: t.integer().references(() => users.id),
    created_at: createdAt(),
  }),
  (table) => [index('cause_answers_by_cause').on(table.cause_id, table.id)],
);

/**
 * The complaints that got an answer, or get it after approval of the closing (REF-21): none gets it twice, in any task.
 */
export const causeAnswersGiven = pgTable(
  'cause_answers_given',
  (_t) => ({
    answer_id: deletedWith(() => causeAnswers.id),
    complaint_id: deletedWith(() => complaints.id),
    created_at: createdAt(),
  }),
  (table) => [
    primaryKey({ columns: [table.answer_id, table.complaint_id] }),
    index('cause_answers_given_by_complaint').on(table.complaint_id),
  ],
);

/** A declined suggestion of a cause, with the number of complaints at that time (PER-22). */
export const declinedCauses = pgTable(
  'declined_causes',
  (t) => ({
    category_id: category(),
    area_id: refersTo(() => areas.id),
    cases: t.integer().notNull(),
    creator_id: t.integer().references(() => users.id),
    created_at: createdAt(),
  }),
  (table) => [primaryKey({ columns: [table.category_id, table.area_id] })],
);
