import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Language } from '#contract/kernel/languages.ts';
import type { Audience } from '#contract/messages/messageKinds.ts';
import { isMobile } from '#contract/messages/messageRules.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';

/** The recipient of a message. */
export interface Recipient {
  audience: Audience;
  person_id: number | null;
  user_id: number | null;
  contact_id: number | null;
  phone: string | null;
  language: Language | null;
}
const NOBODY = { person_id: null, user_id: null, contact_id: null, phone: null, language: null };

/** The recipient for a complaint (MSG-05); null without one: no assignee, or no department was asked. */
export const recipientOf = (db: Db | Tx, complaint: Complaint, audience: Audience) =>
  ({ citizen: citizenOf, in_charge: inCharge, officer })[audience](db, complaint);

export async function citizenOf(db: Db | Tx, { id, phone }: Complaint): Promise<Recipient> {
  const [person] = await db
    .select({ id: persons.id, phones: persons.phones, language: persons.language })
    .from(complaintPersons)
    .innerJoin(persons, eq(persons.id, complaintPersons.person_id))
    .where(eq(complaintPersons.complaint_id, id));
  return citizenFrom(phone, person ?? null);
}

/** The phone of the complaint, otherwise one of its person's. */
export function citizenFrom(
  phone: string | null,
  person: Pick<typeof persons.$inferSelect, 'id' | 'phones' | 'language'> | null,
): Recipient {
  const mobile = [phone ?? '', ...(person?.phones ?? [])].find(isMobile);
  return {
    ...NOBODY,
    audience: 'citizen',
    person_id: person?.id ?? null,
    phone: mobile ?? (phone || null),
    language: person?.language ?? null,
  };
}

async function inCharge(db: Db | Tx, { staff_id }: Complaint): Promise<Recipient | null> {
  if (staff_id === null) return null;
  const { id, phone, disabled } = users;
  const [account] = await db
    .select({ phone })
    .from(users)
    .where(and(eq(id, staff_id), eq(disabled, false)));
  return account ? { ...NOBODY, audience: 'in_charge', user_id: staff_id, phone: account.phone } : null;
}

/** The officer of the department that was asked last. */
async function officer(db: Db | Tx, complaint: Complaint): Promise<Recipient | null> {
  const { complaint_id, contact_id } = referrals;
  const [officer] = await db
    .select({ id: contacts.id, phone: contacts.phone })
    .from(referrals)
    .innerJoin(contacts, eq(contacts.id, contact_id))
    .where(and(eq(complaint_id, complaint.id), isNotNull(referrals.sent_at)))
    .orderBy(desc(referrals.id))
    .limit(1);
  return officer ? { ...NOBODY, audience: 'officer', contact_id: officer.id, phone: officer.phone } : null;
}

/** The recipient in `onceKey`: the phone for a citizen without a person record. */
export const keyOf = ({ person_id, user_id, contact_id, phone }: Recipient) =>
  person_id ?? user_id ?? contact_id ?? phone ?? '';
