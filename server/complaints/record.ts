import { and, eq } from 'drizzle-orm';
import type { WholeComplaint } from '#contract/complaints/complaint.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { names } from '#server/kernel/db/names.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import type { Work } from './events.ts';
import { leadersOf } from './leaders.ts';
import { findMedia, mediaItem } from './media.ts';
import { addedToRecord, recordColumns } from './reads.ts';
import { answersTo, responsesFrom } from './responses.ts';
import { type Complaint, onBehalfOf, rowOf } from './row.ts';
import { complaintMedia, complaints } from './schema/complaints.ts';

interface Also {
  media?: boolean | null;
  response?: boolean | null;
  /** For a new complaint: the known fields besides its own. */
  isNew?: Partial<WholeComplaint>;
}

/** A complaint in the actor's scope. @throws 404 for any other (SCOPE-08) */
export async function findComplaint(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  id: number,
): Promise<Complaint> {
  const [complaint] = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.id, id), ownComplaints(actor)));
  if (!complaint) throw notFound();
  return complaint;
}

/** The whole record of a complaint; attachments and answers on request (DET-15). */
export async function recordOf(reader: Work, complaint: Complaint, also: Also = {}): Promise<WholeComplaint> {
  const { db, links, now } = reader;
  const known = await names(db);
  const { search_text, status_group, hidden, client_ref, client_content, ...shown } = complaint;
  const { created_at, closed_at } = complaint;
  const [added, leaders, casefile] = await inParallel(db, [
    () => addedTo(reader, complaint, also.isNew),
    () => (complaint.leader_id === null ? [] : leadersOf(db, complaint.id)),
    () => (also.media || also.response ? casefileOf({ db, links }, complaint.id, also) : {}),
  ]);
  return {
    ...shown,
    ...rowOf(shown, known, now),
    ...onBehalfOf(reader.actor, complaint, known),
    parliament: known.place('parliament', complaint.parliament_id),
    assembly: known.place('assembly', complaint.assembly_id),
    mandal: known.place('mandal', complaint.mandal_id),
    creator: known.user(complaint.creator_id),
    by_admin: known.isAdmin(complaint.creator_id),
    leaders,
    created_at: created_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    ...added,
    ...casefile,
  };
}

/** The fields that capabilities add. */
async function addedTo(reader: Work, complaint: Complaint, isNew: Also['isNew']) {
  if (isNew) return { ...(await addedToRecord(reader, complaint, null)), ...isNew };
  const [values] = await reader.db
    .select({ id: complaints.id, ...recordColumns(reader) })
    .from(complaints)
    .where(eq(complaints.id, complaint.id));
  return addedToRecord(reader, complaint, values ?? null);
}

/** The requested attachments and answers, with their files. */
async function casefileOf({ db, links }: Pick<Work, 'db' | 'links'>, complaintId: number, also: Also) {
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
