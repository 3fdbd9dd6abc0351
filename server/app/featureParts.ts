import type { AnyColumn, SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Jobs } from '#server/kernel/jobs/index.ts';
import type { Mailer } from '#server/kernel/mail/mailer.ts';
import type { persons } from '#server/persons/schema/persons.ts';

/** Events of a feature that become due. The scheduler checks them every minute (GRD-07). */
export interface DueWork {
  /** Whether the next one is due, by the end of an index. An idle run of the scheduler checks only this. */
  isDue(now: Date): SQL | undefined;
  /** Processes the first ones, oldest first. Returns how many; 0 ends the run. */
  work(tx: Tx, size: number, at: { jobs: Jobs; mail: Mailer; now: Date }): Promise<number>;
}

/** A data subject: everybody with a phone number, or one person alone. */
export interface Whom {
  /** The main phone of a person; '' if unknown. */
  phone: string;
  /** The person records of the subject with those merged into them; the surviving one first. */
  persons: (typeof persons.$inferSelect)[];
  /** Excludes others with the same number. */
  alone: boolean;
}

export interface Known {
  names: readonly string[];
  phones: readonly string[];
  /** The numbers of the subject's complaints. */
  numbers: readonly string[];
}

/** How texts about others mention a subject. */
export interface Named {
  /** Whether the text certainly means the subject, and not another person with the same name. */
  isNamedIn: (text: string) => boolean;
  /** The names, and the phones that nobody else has. */
  words: readonly string[];
  /** The text without these. */
  without: (text: string) => string;
  /** A condition: whether the columns of a row may contain one of the names or phones. */
  mayBeIn: (columns: readonly (AnyPgColumn | SQL)[]) => SQL;
}

/** People with their phones. */
export interface People {
  person_ids: readonly number[];
  phones: readonly string[];
  /** Only this person: records that are known to belong to another person with the same phone stay. */
  alone: boolean;
}

/** Keys of files and ids of messages that an erasure leaves outside the database, to be removed after the commit. */
export interface Erased {
  files?: readonly string[];
  messages?: readonly { id: number; channel: MessageChannel }[];
}

export interface ErasedComplaints {
  ids: number[];
  now: Date;
  /** The names and phones that identify the citizens of some complaints in other texts. */
  wordsOf: (ids: readonly number[]) => string[];
}

export interface ErasedSubject {
  whom: Whom;
  known: Known;
  /** Names and phones that identify the person in texts about others. */
  words: readonly string[];
  named: Named | null;
  /** All names, with those of the subject's accounts. */
  names: readonly string[];
  contact_ids: readonly number[];
  now: Date;
}

/** A subject whose data are exported. */
export interface Exported {
  whom: Whom;
  /** Reads the ids of the subject's complaints, in slices. */
  complaintIds: () => AsyncIterable<number[]>;
}
type Records = AsyncIterable<object> | Iterable<object>;

/** The data about citizens that a feature stores (GRD-09), in `server/<feature>/erase.ts`. Every part is optional. */
export interface PersonalData {
  /** Locks the feature's rows before the complaints are locked, and returns the function that erases them. */
  complaints?(tx: Tx, ids: readonly number[]): Promise<(erased: ErasedComplaints) => Promise<Erased>>;
  /** Locks and erases rows that must be erased before the subject's complaints. */
  beforeComplaints?(tx: Tx, subject: ErasedSubject): Promise<Erased>;
  /** Erases the records of people that belong to no complaint. */
  people?(tx: Tx, people: People, now: Date): Promise<Erased>;
  /** Erases the rest about a subject, also in texts about others. */
  subject?(tx: Tx, subject: ErasedSubject): Promise<Erased>;
  /** Texts about complaints that may mention the subject. */
  mentions?(db: Db | Tx, named: Named): Promise<{ id: number | null; said: unknown }[]>;
  /** Whether a person has a newer record than this; then retention keeps the person. */
  isNewer?(personId: AnyColumn, since: SQL): SQL;
  /** The records of an export, by their names in the file. */
  records?(db: Db, of: Exported): Record<string, Records>;
  /** The ids of the files that belong to them. */
  files?(db: Db, of: Exported): AsyncIterable<number[]>;
}
