import { asc, desc, eq } from 'drizzle-orm';
import { displayedStatus, isClosed } from '#contract/complaints/complaintStatus.ts';
import { parseLocation } from '#contract/kernel/location.ts';
import { historyOf } from '#server/complaints/history.ts';
import { leadersOf } from '#server/complaints/leaders.ts';
import { type Complaint, rowOf } from '#server/complaints/row.ts';
import { complaintMedia, complaintResponses } from '#server/complaints/schema/complaints.ts';
import { type Names, names } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import { files } from '../db/schema/files.ts';
import type { FileStore } from '../files/store.ts';
import { type Picture, type PictureBook, pictureBook } from './pictures.ts';
import { EMPTY, printedInstant } from './printedInstant.ts';
import { richText } from './richText.ts';
import { type Sheet, sheetWith } from './typesetter.ts';

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
  return sheetWith('complaint', data, now, book.files);
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

/** The fields of a complaint in pairs, from left to right; an empty field is a dash. */
async function factsOf(db: Db | Tx, complaint: Complaint, known: Names, now: Date) {
  const { category, area, staff } = rowOf(complaint, known, now);
  const leaders = await leadersOf(db, complaint.id);
  const position = parseLocation(complaint.location);
  const facts: [label: string, value: string | null | undefined][] = [
    ['Name', complaint.name],
    ['Phone', complaint.phone],
    ['Category', category.name],
    ['Email', complaint.email],
    ['Type', capitalised(complaint.type)],
    ['Source', capitalised(complaint.source)],
    ['Area', area.name],
    ['Mandal', known.place('mandal', complaint.mandal_id)?.name],
    ['Assembly', known.place('assembly', complaint.assembly_id)?.name],
    ['Parliament', known.place('parliament', complaint.parliament_id)?.name],
    ['Origin', complaint.origin],
    ['Position', position && `${position.latitude}, ${position.longitude}`],
    ['Grievance Incharge', complaint.assigned],
    ['Staff', staff?.name],
    ['Forwarded to', leaders.map(({ name }) => name).join(', ')],
    ['Recorded by', known.user(complaint.creator_id)?.name],
    ['Recorded on', printedInstant(complaint.created_at)],
    ['Closed on', complaint.closed_at && printedInstant(complaint.closed_at)],
  ];
  return facts.map(([label, value]) => ({ label, value: value || EMPTY }));
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Further pictures are only listed by name, so that a document stays small enough for mail. */
const MAX_PICTURES = 24;

/** Pictures to print, and the names of files that cannot be printed. */
interface Attachments {
  images: Picture[];
  recordings: string[];
  documents: string[];
  none: boolean;
}

type Media = Awaited<ReturnType<typeof mediaOf>>;

/** The files of a complaint and of its answers, oldest first. */
const mediaOf = (db: Db | Tx, complaintId: number) =>
  db
    .select({ response_id: complaintMedia.response_id, kind: files.kind, key: files.key, name: files.name })
    .from(complaintMedia)
    .innerJoin(files, eq(files.id, complaintMedia.file_id))
    .where(eq(complaintMedia.complaint_id, complaintId))
    .orderBy(asc(complaintMedia.id));

/** Adds the pictures among the media to the book and lists the others by name. */
async function attach(media: Media, book: PictureBook): Promise<Attachments> {
  const attached: Attachments = { images: [], recordings: [], documents: [], none: media.length === 0 };
  for (const { kind, key, name } of media) {
    if (kind === 'audio') attached.recordings.push(name);
    else if (kind !== 'image') attached.documents.push(name);
    else if (book.files.length < MAX_PICTURES) attached.images.push(await book.add(key, name));
    else attached.images.push({ file: null, name, width: 0 });
  }
  return attached;
}
