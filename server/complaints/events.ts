import type { SQL } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import type { Addition, AdditionAnswer } from '#contract/capabilities/addition.ts';
import type { CapabilityName } from '#contract/capabilities.ts';
import type { WholeComplaint, WholeRow } from '#contract/complaints/complaint.ts';
import type { ComplaintAction, ComplaintState } from '#contract/complaints/complaintActions.ts';
import type {
  closeComplaint,
  createComplaint,
  reopenComplaint,
} from '#contract/complaints/complaintCalls.ts';
import type { TimelineAction } from '#contract/complaints/timeline.ts';
import type { AnswerOf, BodyOf } from '#contract/kernel/define.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { PlaceIds, Seat } from '#contract/places/place.ts';
import type { listStaff } from '#contract/staff/people.ts';
import type { DueWork, PersonalData } from '#server/app/featureParts.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { FileLinks } from '#server/kernel/files/links.ts';
import type { HistoryCoded } from './historyTexts.ts';
import type { ListParts } from './list/listParts.ts';
import type { Changes } from './schema/complaintChanges.ts';
import type { complaints } from './schema/complaints.ts';

type Complaint = typeof complaints.$inferSelect;

/** What a use case of complaints needs, in its transaction. */
export interface Work {
  actor: Actor;
  db: Db | Tx;
  features: Features;
  links: FileLinks;
  now: Date;
}
/** The same for a use case that only reads, for one that lists, and without the database. */
export type Reader = Omit<Work, 'links'>;
export type ListReader = Omit<Reader, 'now'>;
export type Lister = Omit<ListReader, 'db'>;

/** A complaint before it has a number. */
export type Draft = Pick<
  Complaint,
  | keyof PlaceIds
  | 'name'
  | 'phone'
  | 'email'
  | 'location'
  | 'type'
  | 'source'
  | 'details'
  | 'category_id'
  | 'priority'
  | 'status'
  | 'closed_at'
>;

/** The assignee of a complaint, with its history entry; no entry if another one mentions the assignment. */
export interface Assignment {
  changes: Partial<Complaint> & { staff_id: number | null };
  entry: HistoryCoded | null;
}

/** A government contact with its department. */
interface Officer {
  id: number;
  name: string;
  designation: string;
  department: string | null;
  location: string | null;
  category_id: number | null;
}

type Written = (complaint: Complaint) => Promise<Partial<WholeComplaint> | undefined>;

/**
 * The events of complaints, by name. A handler may return fields of its event: later handlers and the use case
 * receive them.
 */
export interface ComplaintEvents {
  /** Before a complaint is recorded and gets its number. */
  recording: {
    complaint: Draft;
    input: BodyOf<typeof createComplaint>;
    /** The assignee; null for none. */
    staff: Assignment | null;
    /** The citizen's language. */
    language: () => Promise<Language | null>;
    /** Additional changes in the first timeline entry. */
    changes: Changes;
    /** Functions that run after the insert; each may return fields of the record. */
    written: readonly Written[];
  };
  /** After a complaint is recorded, with its timeline entry. */
  recorded: {
    complaint: Complaint;
    input: BodyOf<typeof createComplaint>;
    /** Fields of the call's answer besides the record. */
    answer?: Partial<AnswerOf<typeof createComplaint>>;
  };
  /** A user added to an existing complaint instead of recording a new one. */
  added: {
    complaint: Complaint;
    input: Addition;
    answer?: Partial<AdditionAnswer>;
  };
  /** A field changed, or something else that the timeline records. */
  changed: { complaint: Complaint; before: Complaint; action: TimelineAction };
  /** A user edited its fields. */
  edited: { complaint: Complaint; before: Complaint };
  /** It has a new assignee. */
  assigned: { complaint: Pick<Complaint, 'id' | keyof Seat>; staff_id: number };
  /** It lost its assignee, whose account was deactivated or moved. */
  released: { complaint: Complaint };
  /** Before the citizen gets an answer. */
  answering: { complaint: Complaint; message: string };
  /** Before it is resolved. A handler that proposes the closing for approval returns the answer of the call. */
  resolving: {
    complaint: Complaint;
    input: Closing;
    message: string;
    file: { id: number; name: string } | null;
    answer?: { message: string; proposed: true };
  };
  /** Before it is closed, except by a merge. */
  closing: {
    complaint: Complaint;
    input: Closing;
    /** The user who approved the closing. */
    approved_by: number | null;
    changes: Changes;
  };
  /** After it was closed, except by a merge. */
  closed: {
    complaint: Complaint;
    before: Complaint;
    input: Closing;
    closed_by: number;
    approved_by: number | null;
    /** The stored closing, whose citizen may be asked for confirmation. */
    closing_id?: number;
    asksCitizen?: boolean;
  };
  /** Before it is reopened. */
  reopening: { complaint: Complaint; input: Reopening; changes: Changes; isMistake: boolean };
  /** It is open again. */
  reopened: {
    complaint: Complaint;
    before: Complaint;
    input: Reopening;
    /** Whether the user who closed it reopens it to correct a mistake. */
    isMistake: boolean;
    closing_id?: number;
  };
  /** It is forwarded to officers; each gets a queued mail. */
  forwardedToOfficer: {
    complaint: Complaint;
    to: readonly { officer: Officer; mail_id: number }[];
    referral_ids: readonly number[];
  };
  /** Before it is deleted, with the files that are deleted too. */
  deleting: { complaint: Complaint; files: readonly number[] };
  /** A user opened the whole record. */
  opened: { complaint: Complaint; kind: 'detail' | 'pdf' };
  /** An account lost all its open complaints, because it was deactivated or moved (SLA-20). */
  givenUp: { place: Seat; account_id: number; ids: readonly number[] };
}

export type Closing = Partial<Pick<BodyOf<typeof closeComplaint>, ClosingField>>;
type ClosingField = Exclude<keyof BodyOf<typeof closeComplaint>, 'id' | 'message' | 'version'>;
export type Reopening = Partial<Omit<BodyOf<typeof reopenComplaint>, 'id' | 'version'>>;

type Handle<E extends keyof ComplaintEvents> = (
  work: Work,
  event: ComplaintEvents[E],
) => Promise<Partial<ComplaintEvents[E]> | undefined>;

/** A capability's reactions to events of complaints, in the same transaction. */
export type ComplaintHandlers = { capability: CapabilityName } & {
  [E in keyof ComplaintEvents]?: Handle<E>;
};

type Columns = Record<string, SQL.Aliased>;
type ValuesOf<C extends Columns> = { [K in keyof C]: C[K] extends SQL.Aliased<infer T> ? T : never };

/** What a capability reads for complaints. */
export interface ComplaintReads<C extends Columns = Columns, R extends Columns = Columns> {
  capability: CapabilityName;
  /** Additional columns in the select of lists: a separate statement added a third to the time of a list. */
  row?: {
    columns: C;
    from(values: ValuesOf<C>, reader: Pick<Reader, 'actor' | 'now'>): Partial<WholeRow>;
    /** The values for an office that does not use the capability. */
    unused?: Partial<WholeRow>;
    /** Whether the state machine needs these values before each action. */
    decides?: true;
  };
  /** Additional columns in the select of a whole record. */
  record?: {
    columns(actor: Actor): R;
    from(
      values: ValuesOf<C & R>,
      reader: Reader,
      complaint: Complaint,
    ): Partial<WholeComplaint> | Promise<Partial<WholeComplaint>>;
    /** The values for a complaint that was just recorded. */
    unknown: Partial<WholeComplaint>;
    /** The values for an office that does not use the capability, if they are others. */
    unused?: Partial<WholeComplaint>;
  };
  /** The facts of a locked complaint that the state machine needs besides its row. */
  state?(
    work: Reader,
    complaint: Complaint,
    requested: { action: ComplaintAction; input: object },
  ): Promise<Partial<ComplaintState> | undefined>;
}

/** Keeps the types of a capability's columns inside its own reads. */
export const complaintReads = <const C extends Columns, const R extends Columns>(
  reads: ComplaintReads<C, R>,
): ComplaintReads => reads as unknown as ComplaintReads;

type StaffNotes = Pick<AnswerOf<typeof listStaff>['data'][number], 'absence'>;

/** The request in a mail to an officer, besides or instead of a complaint. */
export interface OfficerRequest {
  subject: string;
  /** The introduction: what was asked before. */
  opening: readonly string[];
  request: string;
  /** The subject matter, when it is not a complaint. */
  matter: string;
  /** The reply link; null when the officer cannot reply by link. */
  link: (post: { publicUrl: string | null; now: Date }) => Promise<string | null>;
}

/** Things other than complaints that wait for a user, for My day: their number and the first ones (DESK-01). */
export type DayNumbers = (reader: Reader, first: number) => Promise<object>;

/** The capabilities that the office of a place uses. */
export type UsesOf = (place: Seat) => readonly CapabilityName[];

/** All capabilities, joined in this order. */
export interface Features {
  handlers: readonly ComplaintHandlers[];
  reads: readonly ComplaintReads[];
  /** What they add to lists. */
  lists: ListParts;
  /** What they store about citizens. */
  personal: readonly PersonalData[];
  /** What becomes due with time. */
  due: readonly DueWork[];
  dayNumbers: readonly DayNumbers[];
  /** The request of a mail to an officer; null for a mail that only forwards a complaint. */
  officerRequest(db: Db | Tx, mailId: number): Promise<OfficerRequest | null>;
  /** Notes after names of staff, such as leave. */
  staffNotes(db: Db | Tx, staff: readonly { id: number }[], now: Date): Promise<(id: number) => StaffNotes>;
  /** The number of closed complaints of a place whose citizens confirmed the closing. */
  countConfirmed(db: Db | Tx, place: { parliament: number | null; assembly: number | null }): Promise<number>;
  /** The capabilities that the office of a place uses (GRD-17). */
  uses(db: Db | Tx): Promise<UsesOf>;
}

/**
 * Notifies the capabilities that the complaint's office uses, one after the other. Returns the fields that they
 * added.
 */
export async function announce<E extends keyof ComplaintEvents>(
  work: Work,
  name: E,
  happening: ComplaintEvents[E],
): Promise<ComplaintEvents[E]> {
  const { handlers } = work.features;
  const usesOf = await work.features.uses(work.db);
  let event = happening;
  const place = 'place' in happening ? happening.place : happening.complaint;
  for (const each of handlers) {
    const handle = each[name] as Handle<E> | undefined;
    if (handle && usesOf(place).includes(each.capability))
      event = { ...event, ...(await handle(work, event)) };
  }
  return event;
}
