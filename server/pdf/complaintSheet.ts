import { asc, desc, eq } from 'drizzle-orm';
import { displayedStatus, isClosed } from '../../contract/complaintStatus.ts';
import { parseLocation } from '../../contract/location.ts';
import { historyOf } from '../complaints/history.ts';
import { type Complaint, rowOf } from '../complaints/row.ts';
import { type Names, names } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import { complaintMedia, complaintResponses } from '../db/schema/complaints.ts';
import { files } from '../db/schema/files.ts';
import { complaintLeaders } from '../db/schema/forwarding.ts';
import { leaders } from '../db/schema/leaders.ts';
import type { FileStore } from '../files/store.ts';
import { type Picture, pictureBook } from './pictures.ts';
import { richText } from './richText.ts';
import type { Sheet } from './typesetter.ts';
import { printedInstant } from './words.ts';

const OFFICE = 'Grievance Desk';
/** More pictures than this are named and not shown: a document stays small enough to be sent by mail. */
const MAX_PICTURES = 24;
const EMPTY = '–';

/** When a document is made, and for whom when somebody asked for it. */
export interface Making {
  now: Date;
  by?: string | undefined;
}

type Media = Awaited<ReturnType<typeof mediaOf>>;
type Attach = (media: Media) => Promise<Attachments>;
interface Attachments {
  images: Picture[];
  recordings: string[];
  documents: string[];
  none: boolean;
}

/** Everything that is known of a complaint, as complaint.typ prints it. */
export async function complaintSheet(
  db: Db | Tx,
  store: FileStore,
  complaint: Complaint,
  { now, by }: Making,
): Promise<Sheet> {
  const known = await names(db);
  const book = pictureBook(store);
  const attach = attacher(book);
  const media = await mediaOf(db, complaint.id);
  const { status, daysOpen } = rowOf(complaint, known, now);
  const place = [
    known.place('assembly', complaint.assembly_id),
    known.place('parliament', complaint.parliament_id),
  ];
  const data = {
    office: [OFFICE, place.flatMap((found) => found?.name ?? []).join(', ')].join(' · '),
    title: `Grievance ${complaint.complaint_number}`,
    made: `${OFFICE} · made on ${printedInstant(now)}${by ? ` by ${by}` : ''}`,
    status: displayedStatus(status),
    days: isClosed(status) ? `${daysOpen} Days Took to Close` : `${daysOpen} of Days Open`,
    facts: factsOf(complaint, known, await leadersOf(db, complaint.id), now),
    details: richText(complaint.details),
    attachments: await attach(media.filter(({ response_id }) => response_id === null)),
    replies: await repliesOf(db, complaint.id, known, media, attach),
    history: await printedHistory(db, complaint.id),
  };
  return {
    data: JSON.stringify(data),
    images: book.images,
    made: Math.floor(now.getTime() / 1000),
  };
}

/** The fields in pairs, from the left to the right; what was not given is a dash. */
function factsOf(complaint: Complaint, known: Names, forwardedTo: string[], now: Date) {
  const { category, area, staff } = rowOf(complaint, known, now);
  const position = parseLocation(complaint.location);
  const facts: [string, string | null | undefined][] = [
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
    ['Forwarded to', forwardedTo.join(', ')],
    ['Recorded by', known.user(complaint.creator_id)?.name],
    ['Recorded on', printedInstant(complaint.created_at)],
    ['Closed on', complaint.closed_at && printedInstant(complaint.closed_at)],
  ];
  return facts.map(([label, value]) => ({ label, value: value || EMPTY }));
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

async function leadersOf(db: Db | Tx, complaintId: number): Promise<string[]> {
  const found = await db
    .select({ name: leaders.name })
    .from(complaintLeaders)
    .innerJoin(leaders, eq(leaders.id, complaintLeaders.leader_id))
    .where(eq(complaintLeaders.complaint_id, complaintId))
    .orderBy(asc(complaintLeaders.created_at), asc(leaders.id));
  return found.map(({ name }) => name);
}

const mediaOf = (db: Db | Tx, complaintId: number) =>
  db
    .select({ response_id: complaintMedia.response_id, kind: files.kind, key: files.key, name: files.name })
    .from(complaintMedia)
    .innerJoin(files, eq(files.id, complaintMedia.file_id))
    .where(eq(complaintMedia.complaint_id, complaintId))
    .orderBy(asc(complaintMedia.id));

/** Shows images and names everything else, in the order in which it was sent. */
function attacher(book: ReturnType<typeof pictureBook>): Attach {
  return async (media) => {
    const attached: Attachments = { images: [], recordings: [], documents: [], none: media.length === 0 };
    for (const { kind, key, name } of media) {
      if (kind === 'audio') attached.recordings.push(name);
      else if (kind !== 'image') attached.documents.push(name);
      else if (book.images.length < MAX_PICTURES) attached.images.push(await book.add(key, name));
      else attached.documents.push(name);
    }
    return attached;
  };
}

/** The answers to the citizen, newest first, as on the screen. */
async function repliesOf(db: Db | Tx, complaintId: number, known: Names, media: Media, attach: Attach) {
  const found = await db
    .select()
    .from(complaintResponses)
    .where(eq(complaintResponses.complaint_id, complaintId))
    .orderBy(desc(complaintResponses.created_at), desc(complaintResponses.id));
  const replies = [];
  for (const { id, creator_id, created_at, status, message } of found) {
    replies.push({
      who: known.user(creator_id)?.name ?? EMPTY,
      when: printedInstant(created_at),
      status: displayedStatus(status),
      message,
      attachments: await attach(media.filter(({ response_id }) => response_id === id)),
    });
  }
  return replies;
}

async function printedHistory(db: Db | Tx, complaintId: number) {
  const entries = await historyOf(db, complaintId);
  return entries.map(({ creator, created_at, is_admin, message, leader_response }) => ({
    who: creator?.name ?? EMPTY,
    when: printedInstant(new Date(created_at)),
    note: is_admin ? 'Office' : '',
    message,
    leader: leader_response?.message ?? null,
  }));
}
