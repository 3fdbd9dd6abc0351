import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import type { WholeRow } from '#contract/complaints/complaint.ts';
import type { Status, StatusGroup } from '#contract/complaints/complaintStatus.ts';
import type { Coded } from '#contract/kernel/coded.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import {
  createdAt,
  day,
  deletedWith,
  instant,
  refersTo,
  serial,
  updatedAt,
  version,
} from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import { appUsers, leaders } from '#server/leaders/schema/leaders.ts';
import { areas, assemblies, mandals, parliaments } from '#server/places/schema/places.ts';
import { inTextSample, TEXT_SAMPLE_INDEX } from './textSample.ts';

const shown = sql`not hidden`;

/**
 * Citizens' complaints and suggestions. `search_text` has number, name, phone, plain details, and keys for other
 * spellings. Lists use `complaintFacts`.
 */
export const complaints = pgTable(
  'complaints',
  (t) => ({
    id: serial(),
    complaint_number: t.text().notNull().unique(),
    name: t.text().notNull(),
    phone: t.text().notNull(),
    email: t.text(),
    details: t.text().notNull(),
    search_text: t.text().notNull(),
    location: t.text(),
    source: t.text().$type<'web' | 'app'>().notNull(),
    type: t.text().$type<'complaint' | 'suggestion'>().notNull(),
    origin: t.text(),
    assigned: t.text(),
    is_internal: t.boolean().notNull(),
    priority: t.text().$type<NonNullable<WholeRow['priority']>>().notNull().default('normal'),
    status: t.text().$type<Status>().notNull(),
    /** The same as `statusGroup` of the contract. */
    status_group: t
      .text()
      .$type<StatusGroup>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when lower(status) in ('close', 'resolved') then 'closed'
          when lower(status) in ('reviewed', 'responded') then 'in_progress' else 'open' end`,
      ),
    /** Complaints under the name 'demo' are in no list and no count (LIST-13). */
    hidden: t.boolean().notNull().generatedAlwaysAs(sql`lower(btrim(name)) = 'demo'`),
    category_id: refersTo(() => resourceTable('complaint/category').id),
    parliament_id: refersTo(() => parliaments.id),
    assembly_id: refersTo(() => assemblies.id),
    mandal_id: refersTo(() => mandals.id),
    area_id: refersTo(() => areas.id),
    staff_id: t.integer().references(() => users.id),
    creator_id: t.integer().references(() => users.id),
    app_user_id: t.integer().references(() => appUsers.id),
    /** The leader to whom it was forwarded last; complaint_leaders has all of them (DET-07). */
    leader_id: t.integer().references(() => leaders.id),
    /** Identifies the row of an import, so that a second import skips it. */
    import_key: t.text(),
    /**
     * Hash of the client's reference, and a fingerprint of the content, so that a repeated call records once
     * (DAY-12).
     */
    client_ref: t.text(),
    client_content: t.text(),
    /** The day it was received, in the state's time zone. */
    date: day().notNull().generatedAlwaysAs(sql`(created_at at time zone 'Asia/Kolkata')::date`),
    closed_at: instant(),
    /** When the citizen's data and texts were erased; place, category, status and dates stay. */
    erased_at: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  }),
  (table) => {
    const { parliament_id, assembly_id } = table;
    const trigrams = () => table.search_text.op('gin_trgm_ops');
    const listedBy = (name: string, first: AnyPgColumn, ...rest: AnyPgColumn[]) =>
      index(`complaints_by_${name}`).on(first, ...rest, table.created_at, table.id);
    return [
      // Indexes for searches within a place, and for the foreign keys.
      listedBy('parliament', parliament_id).where(shown),
      listedBy('assembly', assembly_id).where(shown),
      listedBy('mandal', table.mandal_id, table.hidden),
      // The category fits into the alignment padding of the index; the search for similar complaints then reads no
      // other rows.
      index('complaints_by_area').on(
        table.area_id,
        table.hidden,
        table.created_at,
        table.id,
        table.category_id,
      ),
      listedBy('category', table.category_id).where(shown),
      listedBy('staff', table.staff_id).where(shown),
      listedBy('creator', table.creator_id).where(shown),
      listedBy('leader', table.leader_id).where(sql`not hidden and leader_id is not null`),
      index('complaints_newest').on(table.created_at, table.id).where(shown),
      index('complaints_by_phone')
        .on(table.phone.op('text_pattern_ops'), table.created_at, table.id)
        .where(shown),
      index('complaints_hidden').on(table.phone, table.created_at, table.id).where(sql`hidden`),
      index('complaints_by_name').on(sql`lower(name) collate "C"`, table.id).where(shown),
      uniqueIndex('complaints_import_key').on(table.import_key).where(sql`import_key is not null`),
      uniqueIndex('complaints_client_ref')
        .on(table.creator_id, table.client_ref)
        .where(sql`client_ref is not null`),
      // Not partial, since PostgreSQL never combines two indexes with the same condition, and this one is combined
      // with all others.
      index('complaints_text').using('gin', trigrams()),
      index(TEXT_SAMPLE_INDEX).using('gin', trigrams()).where(inTextSample(table.id)),
    ];
  },
);

/** Attachments in upload order. `response_id` is set for files of an answer. */
export const complaintMedia = pgTable(
  'complaint_media',
  (t) => ({
    id: serial(),
    complaint_id: deletedWith(() => complaints.id),
    response_id: t.integer().references(() => complaintResponses.id, { onDelete: 'cascade' }),
    file_id: refersTo(() => files.id),
    created_at: createdAt(),
  }),
  (table) => [index('complaint_media_by_complaint').on(table.complaint_id)],
);

/** Answers to the citizen, each with the status that it sets (API-07). */
export const complaintResponses = pgTable(
  'complaint_responses',
  (t) => ({
    id: serial(),
    complaint_id: deletedWith(() => complaints.id),
    creator_id: t.integer().references(() => users.id),
    message: t.text().notNull(),
    status: t.text().$type<Status>().notNull(),
    created_at: createdAt(),
  }),
  (table) => [index('complaint_responses_by_complaint').on(table.complaint_id)],
);

/** Remarks and events with author and time; never changed (API-07). */
export const complaintHistory = pgTable(
  'complaint_history',
  (t) => ({
    id: serial(),
    complaint_id: deletedWith(() => complaints.id),
    creator_id: t.integer().references(() => users.id),
    said: t.jsonb().$type<Coded>().notNull(),
    is_admin: t.boolean().notNull(),
    created_at: createdAt(),
  }),
  (table) => [index('complaint_history_by_complaint').on(table.complaint_id)],
);
