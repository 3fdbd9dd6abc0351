import { type AnyColumn, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { idempotencyKeys } from '#server/accounts/schema/accounts.ts';
import {
  complaintHistory,
  complaintMedia,
  complaintResponses,
  complaints,
} from '#server/complaints/schema/complaints.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { containing } from '#server/kernel/text/likePattern.ts';

const { body, call } = idempotencyKeys;
const answered = sql`(${body} ->> 'id')::int`;

const partOf = (table: PgTable & { id: AnyColumn; complaint_id: AnyColumn }, ids: number[]) =>
  sql`select ${table.id} from ${table} where ${inArray(table.complaint_id, ids)}`;

/** Deletes stored answers of repeatable calls (`Idempotency-Key`) about complaints, before these are erased. */
export async function forgetAnswers(tx: Tx, ids: number[]): Promise<void> {
  const to = (path: string, ids: SQL) => sql`(${call} ~ ${`/complaint${path}$`} and ${answered} in (${ids}))`;
  const whole = sql`select ${complaints.id} from ${complaints} where ${inArray(complaints.id, ids)}`;
  await tx
    .delete(idempotencyKeys)
    .where(
      or(
        to('', whole),
        to('/[0-9]+', whole),
        to('/followup', whole),
        to('/media(/[0-9]+)?', partOf(complaintMedia, ids)),
        to('/response', partOf(complaintResponses, ids)),
        to('/history', partOf(complaintHistory, ids)),
        namedWithCause(ids),
      ),
    );
}

/** The call that lists the people who would get an answer of a cause (PER-19). */
const namedWithCause = (ids: number[]) => sql`(${call} ~ '/cause/[0-9]+/answer$' and exists (
  select from jsonb_array_elements(${body} -> 'members') as named where (named ->> 'id')::int = any(${sql.param(ids)}::int[])))`;

/** Deletes the answers that contain one of these texts; all of them when there are too many texts to search. */
export async function forgetAnswersWith(tx: Tx, texts: readonly string[] | null): Promise<void> {
  const patterns = texts?.map((text) => containing(JSON.stringify(text).slice(1, -1)));
  await tx
    .delete(idempotencyKeys)
    .where(patterns && sql`${body}::text like any(${sql.param(patterns)}::text[])`);
}
