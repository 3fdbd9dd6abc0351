import { and, eq, isNull, sql } from 'drizzle-orm';
import type { TimelineAction } from '#contract/complaints/timeline.ts';
import { type Coded, plainText } from '#contract/kernel/coded.ts';
import type { OfficerRequest } from '#server/complaints/events.ts';
import type { Changes } from '#server/complaints/schema/complaintChanges.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { addToTimeline, instantFor } from '#server/complaints/timeline.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import type { Db } from '#server/kernel/db/open.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { MailFailure } from '#server/kernel/mail/mailer.ts';
import { HANDING_OVER, IN_OUTBOX, UNCONFIRMED } from '#server/kernel/mail/state.ts';
import { complaintPdf } from '#server/kernel/pdf/complaintPdf.ts';
import { Unprintable } from '#server/kernel/pdf/typesetter.ts';
import { mailColumns, officerOf } from './mails.ts';
import { officerMessage } from './message.ts';
import { officerMails } from './schema/forwarding.ts';

const NOT_MADE: Coded = { code: 'mailNotMade' };

type Post = Pick<Services, 'clock' | 'database' | 'features' | 'files' | 'mail' | 'publicUrl'>;

/**
 * Sends one mail to an officer, as a job: at most once, however often the job runs. A clear refusal is stored and shown
 * in the timeline. When the mail server is unavailable or asks to wait, the error is thrown, so that the job is
 * retried. A mail that was interrupted before the answer stays unconfirmed, because a retry could send it twice.
 */
export async function sendOfficerMail(
  post: Post,
  mailId: number,
  { last }: { last: boolean },
): Promise<void> {
  const { db } = post.database;
  const row = await findMail(db, mailId);
  if (!row || row.mail.sent_at) return;
  const conclude = (failure: Coded | null, action: TimelineAction) => settle(post, row, failure, action);
  if (row.mail.failure?.code === HANDING_OVER.code) return conclude(UNCONFIRMED, 'mailUnconfirmed');
  const request = await post.features.officerRequest(db, mailId);
  if (row.mail.failure !== null || !(row.complaint ?? request?.matter)) return;
  const claim = new Claim(db, mailId);
  try {
    await send(post, row, request, claim);
  } catch (error) {
    if (claim.refused) return; // another attempt is running
    const failure = error instanceof MailFailure ? error : null;
    if (failure?.kind === 'unknown') return conclude(UNCONFIRMED, 'mailUnconfirmed');
    // A retry would not find a font either.
    if (error instanceof Unprintable) return conclude(error.coded, 'mailFailed');
    if (failure?.kind === 'permanent') return conclude(plainText(failure.message), 'mailFailed');
    if (last) return conclude(failure ? plainText(failure.message) : NOT_MADE, 'mailFailed');
    await claim.release();
    throw failure ? new Error(withoutAddresses(failure.message)) : error;
  }
  return post.mail.sends ? conclude(null, 'mailSent') : conclude(IN_OUTBOX, 'mailKept');
}

/** Ends a mail whose job failed silently: the process ended in every attempt. */
export async function concludeLost(post: Pick<Post, 'database' | 'clock'>, mailId: number): Promise<void> {
  const row = await findMail(post.database.db, mailId);
  if (!row) return;
  if (row.mail.failure?.code === HANDING_OVER.code) await settle(post, row, UNCONFIRMED, 'mailUnconfirmed');
  else await settle(post, row, NOT_MADE, 'mailFailed');
}

const once = sql`${officerMails.attempts} + 1`;

/** Mail servers quote the receiver in their answers, and errors are logged. */
const withoutAddresses = (text: string) => text.replace(/\S+@\S+/g, '…');

/** The right to send a mail, which only one attempt has at a time. */
class Claim {
  readonly #db: Db;
  readonly #mailId: number;
  #held = false;
  /** Another attempt has it. */
  refused = false;

  constructor(db: Db, mailId: number) {
    this.#db = db;
    this.#mailId = mailId;
  }

  async take(): Promise<void> {
    const { id, sent_at, failure } = officerMails;
    const free = and(eq(id, this.#mailId), isNull(sent_at), isNull(failure));
    const taken = await this.#db
      .update(officerMails)
      .set({ failure: HANDING_OVER })
      .where(free)
      .returning({ id });
    this.#held = taken.length > 0;
    this.refused = !this.#held;
    if (this.refused) throw new Error('Another attempt is running.');
  }

  /** Nothing was delivered: the next attempt may take it. */
  async release(): Promise<void> {
    await this.#db
      .update(officerMails)
      .set({ attempts: once, ...(this.#held ? { failure: null } : {}) })
      .where(eq(officerMails.id, this.#mailId));
  }
}

type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>;

async function findMail(db: Db, id: number) {
  const [row] = await db
    .select({ ...mailColumns, complaint: complaints })
    .from(officerMails)
    .leftJoin(contacts, eq(contacts.id, officerMails.contact_id))
    .leftJoin(complaints, eq(complaints.id, officerMails.complaint_id))
    .where(eq(officerMails.id, id));
  return row;
}

/** There is no PDF without a complaint. */
async function send(
  post: Post,
  { complaint, ...row }: MailRow,
  request: OfficerRequest | null,
  claim: Claim,
) {
  const { database, files, mail, clock, publicUrl } = post;
  const { db } = database;
  const now = clock();
  const { message_id, address, creator_id, created_at } = row.mail;
  const officer = officerOf(row);
  const pdf = complaint && (await complaintPdf(db, files, complaint, now));
  const link = (await request?.link({ publicUrl, now })) ?? null;
  const message = await officerMessage(db, { complaint, officer, creator_id, pdf, request, link });
  const to = { name: officer.name, address };
  await mail.deliver({ id: message_id, to, date: created_at, ...message }, () => claim.take());
}

const OUT: readonly TimelineAction[] = ['mailSent', 'mailKept'];

/**
 * Stores the result of a mail, unless it is known to be sent, and adds it to the complaint's timeline without an
 * account.
 */
async function settle(
  { database, clock }: Pick<Post, 'database' | 'clock'>,
  { mail, officer, complaint }: MailRow,
  failure: Coded | null,
  action: TimelineAction,
) {
  await database.db.transaction(async (tx) => {
    const now = complaint ? await instantFor(tx, complaint, clock()) : clock();
    const settled = await tx
      .update(officerMails)
      .set({ failure, attempts: once, sent_at: OUT.includes(action) ? now : null })
      .where(and(eq(officerMails.id, mail.id), isNull(officerMails.sent_at)))
      .returning({ id: officerMails.id });
    if (!complaint || settled.length === 0) return;
    const changes: Changes = { officer: [null, officerOf({ mail, officer }).name] };
    if (action === 'mailFailed') changes.reason = [null, failure];
    await addToTimeline({ actor: null, db: tx, now }, complaint.id, action, changes);
  });
}
