import { and, asc, eq } from 'drizzle-orm';
import type { ReferralRecord, ReferralReply } from '../../contract/referralRecord.ts';
import { type Names, names } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import { files } from '../db/schema/files.ts';
import { officerMails } from '../db/schema/forwarding.ts';
import { inwardLetters, letters } from '../db/schema/letters.ts';
import { referralReminders, referralReplies, referrals } from '../db/schema/referrals.ts';
import { notFound } from '../errors/apiError.ts';
import type { Context } from '../http/serve.ts';
import { mailState } from '../mail/state.ts';
import { type Found, rowOf, selectReferrals } from './rows.ts';
import { ownReferrals } from './scope.ts';

type Reader = Pick<Context, 'actor' | 'db' | 'links' | 'now'>;

/** A referral that the actor may see, with what it is about; 404 for any other (SCOPE-08). */
export async function findReferral({ actor, db }: Pick<Reader, 'actor' | 'db'>, id: number): Promise<Found> {
  const [found] = await selectReferrals(db, actor).where(and(eq(referrals.id, id), ownReferrals(db, actor)));
  if (!found) throw notFound();
  return found;
}

/** A referral whole: what went out with it, and what came back. */
export async function referralRecord(reader: Reader, id: number): Promise<ReferralRecord> {
  const { db, now } = reader;
  const found = await findReferral(reader, id);
  const { request, copies_to, portal_name, portal_number, mail_id, creator_id, created_at } = found.referral;
  const known = await names(db);
  return {
    ...rowOf(found, known, now),
    ...{ request, copies_to, portal_name, portal_number },
    mail: mail_id === null ? null : await mailOf(db, mail_id),
    replies: await repliesOf(reader, id, known),
    reminded: await remindedOf(db, id),
    creator: known.user(creator_id),
    created_at: created_at.toISOString(),
  };
}

async function mailOf(db: Db | Tx, id: number) {
  const [mail] = await db.select().from(officerMails).where(eq(officerMails.id, id));
  return mail ? mailState(mail) : null;
}

async function remindedOf(db: Db | Tx, id: number): Promise<ReferralRecord['reminded']> {
  const { referral_id, dropped, step, due_on, sent_at } = referralReminders;
  const found = await db
    .select({ step, due_on, sent_at, letter: { id: letters.id, number: letters.number } })
    .from(referralReminders)
    .leftJoin(letters, eq(letters.id, referralReminders.letter_id))
    .where(and(eq(referral_id, id), eq(dropped, false)))
    .orderBy(asc(referralReminders.id));
  return found.map((each) => ({ ...each, sent_at: each.sent_at?.toISOString() ?? null }));
}

async function repliesOf({ db, links }: Reader, id: number, known: Names): Promise<ReferralReply[]> {
  const found = await db
    .select({ reply: referralReplies, file: files, inward: inwardLetters })
    .from(referralReplies)
    .leftJoin(files, eq(files.id, referralReplies.file_id))
    .leftJoin(inwardLetters, eq(inwardLetters.id, referralReplies.inward_id))
    .where(eq(referralReplies.referral_id, id))
    .orderBy(asc(referralReplies.id));
  return found.map(({ reply, file, inward }) => {
    const { is_final, promised_on, action, amount, reason, text, sent_back_reason } = reply;
    return {
      ...{ id: reply.id, is_final, promised_on, action, amount, reason, text, sent_back_reason },
      file: file && { id: file.id, name: file.name, path: links.link(file) },
      inward: inward && { id: inward.id, number: inward.number, way: inward.way },
      creator: known.user(reply.creator_id),
      created_at: reply.created_at.toISOString(),
      accepted_at: reply.accepted_at?.toISOString() ?? null,
      accepted_by: known.user(reply.accepted_by),
      sent_back_at: reply.sent_back_at?.toISOString() ?? null,
      sent_back_by: known.user(reply.sent_back_by),
    };
  });
}
