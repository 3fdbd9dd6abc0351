import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { type InwardOffer, MAX_OFFERS } from '#contract/letters/inward.ts';
import { WAITING } from '#contract/letters/referralActions.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { letters } from '../../schema/letters.ts';
import { referralReminders, referrals } from '../../schema/referrals.ts';
import { referralsIn } from '../referralNumber.ts';
import { referralRows } from '../rows.ts';
import type { Inward } from './enter.ts';

type Reader = Pick<Context, 'actor' | 'db' | 'links' | 'now'>;

/** Numbers of outward letters and of complaints in a text: HZB/GR/2026/0147, 2026-000123. */
const OUTWARD = /\b[A-Z]{2,5}\/[\w-]{1,10}\/\d{4}\/\d{1,9}\b/g;
const GRIEVANCE = /\b\d{4}-\d{6}\b/g;

/**
 * The waiting referrals that a letter may answer (REF-10). Referrals whose number, letter or complaint it names come
 * first, then referrals to the sender's department, oldest first.
 */
export async function offersFor(reader: Reader, letter: Inward): Promise<InwardOffer[]> {
  const waits = and(eq(referrals.office_id, letter.office_id), inArray(referrals.state, [...WAITING]));
  const oldest = [asc(referrals.due_on), asc(referrals.id)];
  const find = (which: SQL | undefined, limit: number) =>
    which ? referralRows(reader, and(waits, which), oldest, { limit, offset: 0 }) : [];
  const named = await find(naming(reader.db, letter), MAX_OFFERS);
  const others = await find(await ofSender(reader.db, letter), MAX_OFFERS);
  const isNew = ({ id }: { id: number }) => named.every((one) => one.id !== id);
  return [
    ...named.map((referral) => ({ referral, by: 'number' as const })),
    ...others.filter(isNew).map((referral) => ({ referral, by: 'department' as const })),
  ].slice(0, MAX_OFFERS);
}

/** Referrals whose numbers the letter's text contains. */
function naming(db: Reader['db'], { subject, note, their_number, office_id }: Inward): SQL | undefined {
  const text = [subject, note, their_number].join('\n');
  const [own, outward, grievances] = [
    referralsIn(text),
    text.toUpperCase().match(OUTWARD) ?? [],
    text.match(GRIEVANCE) ?? [],
  ];
  const isNamed = and(eq(letters.office_id, office_id), inArray(letters.number, outward));
  const letterIds = db.select({ id: letters.id }).from(letters).where(isNamed);
  const remindedIds = db
    .select({ id: referralReminders.referral_id })
    .from(referralReminders)
    .where(inArray(referralReminders.letter_id, letterIds));
  const complaintIds = db
    .select({ id: complaints.id })
    .from(complaints)
    .where(inArray(complaints.complaint_number, grievances));
  return or(
    own.length > 0 ? inArray(referrals.number, own) : undefined,
    outward.length > 0 ? inArray(referrals.letter_id, letterIds) : undefined,
    outward.length > 0 ? inArray(referrals.id, remindedIds) : undefined,
    grievances.length > 0 ? inArray(referrals.complaint_id, complaintIds) : undefined,
  );
}

/** Referrals to the department of the sending contact, else to that contact. */
async function ofSender(db: Reader['db'], { contact_id }: Inward): Promise<SQL | undefined> {
  if (contact_id === null) return undefined;
  const [sender] = await db
    .select({ category_id: contacts.category_id })
    .from(contacts)
    .where(eq(contacts.id, contact_id));
  return sender?.category_id
    ? eq(referrals.category_id, sender.category_id)
    : eq(referrals.contact_id, contact_id);
}
