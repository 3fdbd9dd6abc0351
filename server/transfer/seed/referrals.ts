import { and, asc, eq, isNull } from 'drizzle-orm';
import { addDays, dayOf, startOf } from '#contract/kernel/day.ts';
import type { ReferralState } from '#contract/letters/letterKinds.ts';
import { MAX_REMINDERS } from '#contract/letters/referralActions.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { insertReferrals } from '#server/letters/referrals/insert.ts';
import { reminderDay } from '#server/letters/referrals/reminders.ts';
import { type ReferralRules, referralRules } from '#server/letters/referrals/rules.ts';
import { referralReminders, referrals } from '#server/letters/schema/referrals.ts';
import type { Officer } from '#server/officers/officers.ts';
import { officersByCategory } from './officersByCategory.ts';
import { insertReferralReplies } from './referralReplies.ts';
import type { SeedContext } from './seedContext.ts';
import { wasOpen } from './wasOpen.ts';

const ASSEMBLY = 'Huzurabad';
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
  const [place] = places.areasOf(ASSEMBLY);
  if (!place) throw new Error('the demo has no such office');
  const rules = await rulesWithCode(tx, place);
  const officersOf = await officersByCategory(tx, place.assembly_id);
  const complaintRows = await complaintsAt(tx, place.assembly_id);
  const by = accounts.get('staff@example.org') ?? null;
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
