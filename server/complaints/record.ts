import { and, eq } from 'drizzle-orm';
import type { WholeComplaint } from '#contract/complaints/complaint.ts';
import type { Clock } from '#contract/deadlines/clock.ts';
import { NEVER_CLOSED, recordClosingOf } from '#server/closing/record.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { names } from '#server/kernel/db/names.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { sourcesOf } from '#server/persons/mergedComplaints/sources.ts';
import { clockOf, earlierClocks, pausesOf } from './clock.ts';
import { leadersOf } from './leaders.ts';
import { findMedia, mediaItem } from './media.ts';
import { NO_RELATIONS, relationsOf } from './relations.ts';
import { answersTo, responsesFrom } from './responses.ts';
import { type Complaint, onBehalfOf, rowOf } from './row.ts';
import { complaintMedia, complaints } from './schema/complaints.ts';

type Reader = Pick<Context, 'actor' | 'db' | 'links' | 'now'>;
interface Also {
  media?: boolean | null;
  response?: boolean | null;
  /** It was made just now: tied to nothing, and its clock and whose it is are known. */
  isNew?: { person_id: number | null; clock: Clock | null };
}

/** A complaint that the actor may see; 404 for any other (SCOPE-08). */
export async function findComplaint({ actor, db }: Reader, id: number): Promise<Complaint> {
  const [complaint] = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.id, id), ownComplaints(actor)));
  if (!complaint) throw notFound();
  return complaint;
}

/** A complaint whole; attachments and answers when asked for (DET-15). */
export async function recordOf(
  reader: Reader,
  complaint: Complaint,
  also: Also = {},
): Promise<WholeComplaint> {
  const { db, links, now } = reader;
  const known = await names(db);
  const { search_text, status_group, hidden, client_ref, client_content, ...shown } = complaint;
  const { created_at, closed_at } = complaint;
  const { isNew } = also;
  const [relations, closing, leaders, casefile] = await inParallel(db, [
    () => (isNew ? undefined : relationsOf(reader, [complaint.id])),
    () => (isNew ? NEVER_CLOSED : recordClosingOf(reader, complaint)),
    () => (complaint.leader_id === null ? [] : leadersOf(db, complaint.id)),
    () => (also.media || also.response ? casefileOf({ db, links }, complaint.id, also) : {}),
  ]);
  const tied = relations?.get(complaint.id);
  const clock = isNew?.clock ? clockOf(isNew.clock, now) : null;
  const sources = tied?.isTarget ? await sourcesOf(reader, complaint.id) : [];
  const ties = tied?.ties ?? NO_RELATIONS;
  return {
    ...shown,
    ...rowOf(shown, known, now),
    ...ties,
    ...onBehalfOf(reader.actor, complaint, known),
    clock: tied?.clock ?? clock,
    earlier_clocks: tied?.reopened ? await earlierClocks(db, complaint.id) : [],
    followup: tied?.followup ?? null,
    pauses: tied?.hasPauses ? await pausesOf(db, complaint.id) : [],
    closing,
    outcome: ties.merged_into ? 'merged' : null,
    merged_from: sources.map(({ own_id, number }) => ({ id: own_id, number })),
    parliament: known.place('parliament', complaint.parliament_id),
    assembly: known.place('assembly', complaint.assembly_id),
    mandal: known.place('mandal', complaint.mandal_id),
    creator: known.user(complaint.creator_id),
    by_admin: known.isAdmin(complaint.creator_id),
    person_id: tied?.person_id ?? isNew?.person_id ?? null,
    leaders,
    created_at: created_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    ...casefile,
  };
}

/** Attachments and answers, those that are asked for, with the files of both. */
async function casefileOf({ db, links }: Pick<Reader, 'db' | 'links'>, complaintId: number, also: Also) {
  const [files, answers] = await inParallel(db, [
    () => findMedia(db, eq(complaintMedia.complaint_id, complaintId)),
    () => (also.response ? answersTo(db, complaintId) : []),
  ]);
  const own = files.filter(({ response_id }) => response_id === null);
  return {
    ...(also.media ? { media: own.map((item) => mediaItem(item, links)) } : {}),
    ...(also.response ? { response: responsesFrom(answers, files, { links, known: await names(db) }) } : {}),
  };
}
