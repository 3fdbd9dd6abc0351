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
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { FileLinks } from '#server/kernel/files/links.ts';
import type { HistoryText } from './historyTexts.ts';
import type { complaintChanges } from './schema/complaintChanges.ts';
import type { complaints } from './schema/complaints.ts';

type Complaint = typeof complaints.$inferSelect;
type Changes = (typeof complaintChanges.$inferSelect)['changes'];

/** What a use case of complaints works with, in its transaction. */
export interface Work {
  actor: Actor;
  db: Db | Tx;
  features: Features;
  links: FileLinks;
  now: Date;
}
/** The same of one that reads. */
export type Reader = Omit<Work, 'links'>;

/** A complaint that has no number yet. */
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

/** The assignee of a complaint, and the history entry about it; null where another entry says it. */
export interface Assignment {
  changes: Partial<Complaint> & { staff_id: number | null };
  entry: HistoryText | null;
}

/** A contact of the government, with the name of the department. */
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
 * What happens to complaints, by the name of its event. A handler may answer fields of its event: those after it find them there,
 * and so does the use case.
 */
export interface ComplaintEvents {
  /** It is about to be recorded, before its number is taken. */
  recording: {
    complaint: Draft;
    input: BodyOf<typeof createComplaint>;
    /** Who gets it; null for nobody yet. */
    staff: Assignment | null;
    /** What the citizen speaks. */
    language: () => Promise<Language | null>;
    /** What its first line of the timeline says besides. */
    changes: Changes;
    /** What is done as soon as it is there; each may answer fields of the record. */
    written: readonly Written[];
  };
  /** It is recorded, with its line in the timeline. */
  recorded: {
    complaint: Complaint;
    input: BodyOf<typeof createComplaint>;
    /** What the call answers besides the record. */
    answer?: Partial<AnswerOf<typeof createComplaint>>;
  };
  /** Somebody has added to it what they would else have recorded. */
  added: {
    complaint: Complaint;
    input: Addition;
    answer?: Partial<AdditionAnswer>;
  };
  /** A field has changed, or something that its timeline records. */
  changed: { complaint: Complaint; before: Complaint; action: TimelineAction };
  /** Its fields were edited. */
  edited: { complaint: Complaint; before: Complaint };
  /** Somebody has it in charge now. */
  assigned: { complaint: Pick<Complaint, 'id' | keyof Seat>; staff_id: number };
  /** Nobody has it any more, since that account is gone. */
  released: { complaint: Complaint };
  /** The citizen is about to get an answer. */
  answering: { complaint: Complaint; message: string };
  /** Somebody resolves it. A handler that keeps that for somebody else to agree answers what the call says then. */
  resolving: {
    complaint: Complaint;
    input: Closing;
    message: string;
    file: { id: number; name: string } | null;
    answer?: { message: string; proposed: true };
  };
  /** It is about to be closed, but for a merge. */
  closing: {
    complaint: Complaint;
    input: Closing;
    /** The user who approved it. */
    approved_by: number | null;
    changes: Changes;
  };
  /** It was closed, but for a merge. */
  closed: {
    complaint: Complaint;
    before: Complaint;
    input: Closing;
    closed_by: number;
    approved_by: number | null;
    /** What keeps how it was closed, and whether its citizen is to be asked. */
    closing_id?: number;
    asksCitizen?: boolean;
  };
  /** It is about to be opened again. */
  reopening: { complaint: Complaint; input: Reopening; changes: Changes; isMistake: boolean };
  /** It is open again. */
  reopened: {
    complaint: Complaint;
    before: Complaint;
    input: Reopening;
    /** The user who closed it undoes that. */
    isMistake: boolean;
    closing_id?: number;
  };
  /** It goes to officers, each by a mail that is queued. */
  forwardedToOfficer: {
    complaint: Complaint;
    to: readonly { officer: Officer; mail_id: number }[];
    referral_ids: readonly number[];
  };
  /** It is about to be deleted: the files that go with it. */
  deleting: { complaint: Complaint; files: readonly number[] };
  /** Somebody sees it whole. */
  opened: { complaint: Complaint; kind: 'detail' | 'pdf' };
  /** An account of a place has given up all that it had, these among it: it is switched off or elsewhere now (SLA-20). */
  givenUp: { place: Seat; account_id: number; ids: readonly number[] };
}

export type Closing = Partial<Pick<BodyOf<typeof closeComplaint>, ClosingField>>;
type ClosingField = Exclude<keyof BodyOf<typeof closeComplaint>, 'id' | 'message' | 'version'>;
export type Reopening = Partial<Omit<BodyOf<typeof reopenComplaint>, 'id' | 'version'>>;

type Handle<E extends keyof ComplaintEvents> = (
  work: Work,
  event: ComplaintEvents[E],
) => Promise<Partial<ComplaintEvents[E]> | undefined>;

/** What a capability does when something happens to a complaint, in the same transaction. */
export type ComplaintHandlers = { capability: CapabilityName } & {
  [E in keyof ComplaintEvents]?: Handle<E>;
};

type Columns = Record<string, SQL.Aliased>;
type ValuesOf<C extends Columns> = { [K in keyof C]: C[K] extends SQL.Aliased<infer T> ? T : never };

/** What a capability knows of complaints. */
export interface ComplaintReads<C extends Columns = Columns, R extends Columns = Columns> {
  capability: CapabilityName;
  /** As columns of a select, in lists: a statement more took one a third of its time. */
  row?: {
    columns: C;
    from(values: ValuesOf<C>, reader: Pick<Reader, 'actor' | 'now'>): Partial<WholeRow>;
    /** Instead of it, in an office that does not use the capability. */
    unused?: Partial<WholeRow>;
    /** It is asked before every action, too. */
    decides?: true;
  };
  /** What is read of a whole record besides, in the same select, and what that takes. */
  record?: {
    columns(actor: Actor): R;
    from(
      values: ValuesOf<C & R>,
      reader: Reader,
      complaint: Complaint,
    ): Partial<WholeComplaint> | Promise<Partial<WholeComplaint>>;
    /** The same of what was recorded just now. */
    unknown: Partial<WholeComplaint>;
  };
  /** What of a locked complaint decides about an action, besides its row. */
  state?(
    work: Reader,
    complaint: Complaint,
    asked: { action: ComplaintAction; input: object },
  ): Promise<Partial<ComplaintState> | undefined>;
}

/** Keeps the types of a capability's columns to itself. */
export const complaintReads = <const C extends Columns, const R extends Columns>(
  reads: ComplaintReads<C, R>,
): ComplaintReads => reads as unknown as ComplaintReads;

type StaffNotes = Pick<AnswerOf<typeof listStaff>['data'][number], 'absence'>;

/** What a mail to an officer says besides the complaint, or instead of one. */
export interface OfficerRequest {
  subject: string;
  /** What it comes back to. */
  opening: readonly string[];
  request: string;
  /** What it is about where that is no complaint. */
  matter: string;
  /** Where it may be answered; null where it may not. */
  link: (post: { publicUrl: string | null; now: Date }) => Promise<string | null>;
}

/** What the office of a place uses of the capabilities. */
export type UsesOf = (place: Seat) => readonly CapabilityName[];

/** The capabilities joined: what each does and knows, in this order. */
export interface Features {
  handlers: readonly ComplaintHandlers[];
  reads: readonly ComplaintReads[];
  /** What a mail to an officer asks; null where it hands on a complaint and no more. */
  officerRequest(db: Db | Tx, mailId: number): Promise<OfficerRequest | null>;
  /** Notes that are shown next to the names of staff. */
  staffNotes(db: Db | Tx, staff: readonly { id: number }[], now: Date): Promise<(id: number) => StaffNotes>;
  /** How many complaints of a place are closed and their citizens have said so. */
  countConfirmed(db: Db | Tx, place: { parliament: number | null; assembly: number | null }): Promise<number>;
  /** What the office of a place uses (GRD-17). */
  uses(db: Db | Tx): Promise<UsesOf>;
}

/** Notifies the capabilities of the complaint's office of an event, one after the other. Returns what they added. */
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
