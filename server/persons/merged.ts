import { eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { DAY_MS } from '#contract/kernel/day.ts';
import { UNDO_DAYS } from '#contract/persons/merging.ts';
import { complaintMerges } from './schema/merges.ts';

/** A merge that was not undone. */
export const isMerged = isNull(complaintMerges.undone_at);

/** True unless the complaint was merged into another one: then it counts only among the closed ones (PER-17). */
export const unlessMerged = (id: AnyPgColumn) =>
  sql`not exists (select from ${complaintMerges} where ${eq(complaintMerges.source_id, id)} and ${isMerged})`;

/** Whether a merge can still be undone. */
export const mayUndo = (merged_at: Date, now: Date): boolean =>
  now.getTime() - merged_at.getTime() <= UNDO_DAYS * DAY_MS;
