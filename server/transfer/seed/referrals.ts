import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { addDays, dayOf, startOf } from '#contract/kernel/day.ts';
import type { ReferralState } from '#contract/letters/letterKinds.ts';
import { MAX_REMINDERS } from '#contract/letters/referralActions.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { complaintCategories, contactCategories, contacts } from '#server/kernel/db/namedTables.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { insertReferrals } from '#server/letters/referrals/insert.ts';
import { reminderDay } from '#server/letters/referrals/reminders.ts';
import { type ReferralRules, referralRules } from '#server/letters/referrals/rules.ts';
import { referralReminders, referrals } from '#server/letters/schema/referrals.ts';
import { holderOf, type Officer } from '#server/officers/officers.ts';
import { insertReferralReplies } from './referralReplies.ts';
import { REQUESTS } from './referralTexts.ts';
import { HOME, type SeedContext } from './seedContext.ts';
import { wasOpen } from './wasOpen.ts';

const CODE = 'HZB';

/** The number of referrals in each state. The first was sent so many days ago, each further one two days later. */
const STANDING: readonly { state: ReferralState; count: number; since: number }[] = [
  { state: 'accepted', count: 16, since: 140 },
  { state: 'withdrawn', count: 6, since: 110 },
  { state: 'sent_back', count: 4, since: 60 },
  { state: 'sent', count: 12, since: 62 },
  { state: 'answered', count: 12, since: 38 },
  { state: 'interim', count: 10, since: 30 },
  { state: 'sent', count: 22, since: 12 },
  { state: 'draft', count: 8, since: 2 },
];
/** The channels of the referrals, in turn. */
const WAYS = ['email', 'letter', 'email', 'portal', 'letter', 'by_hand', 'phone'] as const;
const WAITING_STATES: readonly ReferralState[] = ['sent', 'interim', 'answered', 'sent_back', 'draft'];

/** Inserts the demo office's referrals in every state, with reminders of overdue ones and with answers. */
export async function insertDemoReferrals(tx: Tx, { places, accounts, now }: SeedContext): Promise<void> {
  const [place] = places.areasOf(HOME);
  if (!place) throw new Error('the demo has no such office');
  const rules = await rulesWithCode(tx, place);
  const officersOf = await officersByCategory(tx, place.assembly_id);
  const complaintRows = await complaintsAt(tx, place.assembly_id);
  const by = accounts.get('staff@example.org');
  let nth = 0;
  for (const { state, count, since } of STANDING) {
    for (let each = 0; each < count; each += 1) {
      const sent = new Date(startOf(addDays(dayOf(now), -Math.max(1, since - 2 * each))) + 11 * 3_600_000);
      const until = WAITING_STATES.includes(state) ? now : answerDay(sent, nth, now);
      const open = complaintRows.filter((each) => wasOpen(each, sent, until));
      const about = open[(nth * 7) % open.length];
      const officers = about && officersOf(about.category);
      if (officers) await insertOne(tx, rules, { ...officers, nth, state, sent, about, by, now });
      nth += 1;
    }
  }
  await insertReferralReplies(tx, rules, { by, now });
}

async function rulesWithCode(tx: Tx, place: { parliament_id: number; assembly_id: number }) {
  const [office] = await officesOf(tx, place);
  await tx
    .update(offices)
    .set({ code: CODE })
    .where(and(eq(offices.id, office?.id ?? 0), isNull(offices.code)));
  return referralRules(await officesOf(tx, place));
}

const complaintsAt = (tx: Tx, assemblyId: number) =>
  tx
    .select({
      id: complaints.id,
      category: complaintCategories.name,
      created_at: complaints.created_at,
      closed_at: complaints.closed_at,
    })
    .from(complaints)
    .innerJoin(complaintCategories, eq(complaintCategories.id, complaints.category_id))
    .where(and(eq(complaints.assembly_id, assemblyId), eq(complaints.hidden, false)))
    .orderBy(asc(complaints.id));

interface One {
  nth: number;
  state: ReferralState;
  sent: Date;
  officer: Officer;
  subject: string;
  request: string;
  about: { id: number };
  by: number | null;
  now: Date;
}

async function insertOne(tx: Tx, rules: ReferralRules, one: One): Promise<void> {
  const { nth, state, sent, officer, subject, request, about, by, now } = one;
  const way = WAYS[nth % WAYS.length] ?? 'letter';
  const asksUntil = rules.dueDay(dayOf(sent), way, officer.category_id);
  const due_on = state === 'interim' ? addDays(dayOf(now), 6 + (nth % 8)) : asksUntil;
  const isOut = state !== 'draft';
  const waits = state === 'sent' || state === 'interim';
  const answered = ['answered', 'accepted', 'sent_back'].includes(state);
  const [made] = await insertReferrals(
    tx,
    {
      office_id: rules.office.id,
      complaint_id: about.id,
      way,
      state,
      subject,
      request,
      creator_id: by,
      created_at: sent,
      sent_at: isOut ? sent : null,
      answered_at: answered ? answerDay(sent, nth, now) : null,
      ...(way === 'portal' ? { portal_name: 'Prajavani', portal_number: `PV-${1200 + nth}` } : {}),
    },
    [{ officer, due_on: isOut ? due_on : null, remind_on: waits ? due_on : null }],
  );
  if (made && state === 'sent' && due_on < dayOf(now)) await remind(tx, rules, made.id, due_on, now);
}

const answerDay = (sent: Date, nth: number, now: Date) => dayAt(addDays(dayOf(sent), 3 + (nth % 9)), now);
const dayAt = (day: string, now: Date) => new Date(Math.min(startOf(day) + 12 * 3_600_000, now.getTime()));

/** The reminders that are due by now: the last one as a draft, the others sent. */
async function remind(
  tx: Tx,
  { calendar }: ReferralRules,
  id: number,
  due_on: string,
  now: Date,
): Promise<void> {
  const today = dayOf(now);
  let reminders = 0;
  let next = reminderDay(calendar, due_on, reminders);
  while (next !== null && next <= today && reminders < MAX_REMINDERS) {
    reminders += 1;
    const following = reminderDay(calendar, due_on, reminders);
    const isLast = following === null || following > today;
    const sent_at = isLast ? null : dayAt(next, now);
    await tx
      .insert(referralReminders)
      .values({ referral_id: id, step: reminders, due_on, sent_at, created_at: dayAt(next, now) });
    next = following;
  }
  await tx
    .update(referrals)
    .set({ reminders: Math.max(0, reminders - 1), remind_on: next })
    .where(eq(referrals.id, id));
}

const OFFICERS = 20;

/** The officers of an assembly to ask about complaints of a category, in turn, and the texts. */
async function officersByCategory(tx: Tx, assemblyId: number) {
  const officers = await officersAt(tx, assemblyId);
  const times = new Map<string, number>();
  return (category: string) => {
    const about = REQUESTS[category];
    const fitting = officers.filter(({ department }) => about?.departments.includes(department ?? ''));
    const nth = times.get(category) ?? 0;
    times.set(category, nth + 1);
    const officer = fitting[nth % fitting.length];
    return about && officer && { officer, subject: about.subject, request: about.request };
  };
}

/** The departments' officers in the assembly first, then those of the state. */
async function officersAt(tx: Tx, assemblyId: number): Promise<Officer[]> {
  const departments = Object.values(REQUESTS).flatMap((row) => row.departments);
  const near = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .innerJoin(contactCategories, eq(contactCategories.id, contacts.category_id))
    .where(
      and(
        eq(contacts.is_administrator, false),
        inArray(contactCategories.name, departments),
        or(eq(contacts.assembly_id, assemblyId), isNull(contacts.assembly_id)),
      ),
    )
    .orderBy(asc(contacts.assembly_id), asc(contacts.id))
    .limit(OFFICERS);
  const officers = await Promise.all(near.map(({ id }) => holderOf(tx, id)));
  return officers.filter((officer) => officer !== null);
}
