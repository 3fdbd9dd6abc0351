import { type AnyColumn, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { MAX_LISTED_RECORDS } from '#contract/desk/privacy.ts';
import type { Whom } from '#server/app/featureParts.ts';
import type { Complaint } from '#server/complaints/row.ts';
import {
  complaintHistory,
  complaintMedia,
  complaintResponses,
} from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { complaintsOf } from './complaintsOf.ts';

/** How many names of one number are listed; a number with more belongs to no single person. */
export const MOST_NAMES = 200;

/** A summary of a subject's complaints. */
export interface Survey {
  /** The oldest of them. */
  first: Complaint[];
  count: number;
  open: number;
  names: Set<string>;
  media: number;
  texts: number;
  mails: number;
}

/** Counts the records that belong to a subject's complaints, in slices. */
export async function surveyOf(db: Db | Tx, whom: Whom): Promise<Survey> {
  const survey: Survey = { first: [], count: 0, open: 0, names: new Set(), media: 0, texts: 0, mails: 0 };
  const counted = (table: PgTable & { complaint_id: AnyColumn }, ids: number[]) =>
    db.$count(table, inArray(table.complaint_id, ids));
  for await (const slice of complaintsOf(db, whom)) {
    const ids = idsOf(slice);
    survey.first.push(...slice.slice(0, MAX_LISTED_RECORDS - survey.first.length));
    survey.count += slice.length;
    survey.open += slice.filter(({ status }) => !isClosed(status)).length;
    for (const { name } of slice) if (survey.names.size < MOST_NAMES) survey.names.add(name);
    survey.media += await counted(complaintMedia, ids);
    survey.texts += (await counted(complaintResponses, ids)) + (await counted(complaintHistory, ids));
    survey.mails += await counted(officerMails as never, ids);
  }
  return survey;
}
