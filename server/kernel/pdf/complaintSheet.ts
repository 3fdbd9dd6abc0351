import { desc, eq } from 'drizzle-orm';
import { displayedStatus, isClosed } from '#contract/complaints/complaintStatus.ts';
import { historyOf } from '#server/complaints/history.ts';
import { type Complaint, rowOf } from '#server/complaints/row.ts';
import { complaintResponses } from '#server/complaints/schema/complaints.ts';
import { type Names, names } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import type { FileStore } from '../files/store.ts';
import { type Attachments, attach, mediaOf } from './attachments.ts';
import { factsOf } from './facts.ts';
import { pictureBook } from './pictures.ts';
import { EMPTY, printedInstant } from './printedInstant.ts';
import { richText } from './richText.ts';
import type { Sheet } from './typesetter.ts';

const OFFICE = 'Grievance Desk';

/** When a document is made, and which user asked for it, if any. */
interface Making {
  now: Date;
  by?: string | undefined;
}

/** The data of a complaint that complaint.typ prints. */
export async function complaintSheet(
  db: Db | Tx,
  store: FileStore,
  complaint: Complaint,
  { now, by }: Making,
): Promise<Sheet> {
  const known = await names(db);
  const book = pictureBook(store);
  const media = await mediaOf(db, complaint.id);
  const filesOf = (responseId: number | null) =>
    attach(
      media.filter(({ response_id }) => response_id === responseId),
      book,
    );
  const data = {
    office: officeOf(complaint, known),
    title: `Grievance ${complaint.complaint_number}`,
    made: `${OFFICE} · made on ${printedInstant(now)}${by ? ` by ${by}` : ''}`,
    ...standingOf(complaint, known, now),
    facts: await factsOf(db, complaint, known, now),
    details: richText(complaint.details),
    attachments: await filesOf(null),
    replies: await repliesOf(db, complaint.id, known, filesOf),
    history: await printedHistory(db, complaint.id),
  };
  return {
    template: 'complaint',
    data: JSON.stringify(data),
    files: book.files,
    made: Math.floor(now.getTime() / 1000),
  };
}

function officeOf({ assembly_id, parliament_id }: Complaint, known: Names): string {
  const assembly = known.place('assembly', assembly_id)?.name ?? EMPTY;
  const parliament = known.place('parliament', parliament_id)?.name ?? EMPTY;
  return `${OFFICE} · Assembly ${assembly}, Parliament ${parliament}`;
}

/** Status and days in the words of the lists (LIST-06, LIST-07). */
function standingOf(complaint: Complaint, known: Names, now: Date) {
  const { status, daysOpen } = rowOf(complaint, known, now);
  const days = isClosed(status) ? `${daysOpen} Days Took to Close` : `${daysOpen} of Days Open`;
  return { status: displayedStatus(status), days };
}

/** The answers to the citizen, newest first, as on the screen. */
async function repliesOf(
  db: Db | Tx,
  complaintId: number,
  known: Names,
  filesOf: (responseId: number) => Promise<Attachments>,
) {
  const rows = await db
    .select()
    .from(complaintResponses)
    .where(eq(complaintResponses.complaint_id, complaintId))
    .orderBy(desc(complaintResponses.created_at), desc(complaintResponses.id));
  const replies = [];
  for (const { id, creator_id, created_at, status, message } of rows) {
    replies.push({
      who: known.user(creator_id)?.name ?? null,
      when: printedInstant(created_at),
      status: displayedStatus(status),
      message,
      attachments: await filesOf(id),
    });
  }
  return replies;
}

async function printedHistory(db: Db | Tx, complaintId: number) {
  const entries = await historyOf(db, complaintId);
  return entries.map(({ creator, created_at, is_admin, message, leader_response }) => ({
    who: creator?.name ?? null,
    when: printedInstant(new Date(created_at)),
    note: is_admin ? 'Office' : null,
    message,
    leader: leader_response?.message ?? null,
  }));
}
