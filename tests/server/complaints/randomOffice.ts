import { sql } from 'drizzle-orm';
import { OUTCOMES, type Outcome, VERIFICATIONS, type Verification } from '#contract/closing/closing.ts';
import { STATUSES, type Status, statusGroup } from '#contract/complaints/complaintStatus.ts';
import { PRIORITIES, type Priority } from '#contract/deadlines/targets.ts';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { LANGUAGES, type Language } from '#contract/kernel/languages.ts';
import { REFERRAL_STATES, type ReferralState } from '#contract/letters/letterKinds.ts';
import type { PlaceIds } from '#contract/places/place.ts';
import { complaintClosings } from '#server/closing/schema/closings.ts';
import { complaintNumbers } from '#server/complaints/schema/complaintNumbers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { searchTextOf } from '#server/complaints/searchText.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { escalationRecipients } from '#server/deadlines/schema/escalationRecipients.ts';
import { complaintFollowups } from '#server/desk/schema/followups.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { leaders } from '#server/leaders/schema/leaders.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { complaintLeaders } from '#server/officers/schema/forwarding.ts';
import { causeMembers, causes } from '#server/persons/schema/causes.ts';
import { complaintMerges } from '#server/persons/schema/merges.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { randomFrom } from '../../faults/random.ts';
import { complaintRow } from '../../worlds/complaintRow.ts';
import type { Desk } from './desk.ts';

/** When the lists are asked for. */
export const NOW = new Date('2026-06-19T06:30:00Z');
const TODAY = dayOf(NOW);
const NAMES = ['ramulu Goud', 'Lakshmi', 'Àbdul', 'demo', 'zareena', 'లక్ష్మి'];

/** A complaint with everything that filters ask for, as a plain object: what a full scan reads. */
export interface Fact extends PlaceIds {
  id: number;
  name: string;
  phone: string;
  number: string;
  status: Status;
  priority: Priority;
  assigned: string | null;
  category_id: number;
  staff_id: number | null;
  creator_id: number | null;
  leader_id: number | null;
  created_at: Date;
  clock: {
    risk_on: string | null;
    due_on: string | null;
    stopped_on: string | null;
    paused_until: string | null;
    response_due_at: Date | null;
    responded_at: Date | null;
    level: number;
  } | null;
  merged: boolean;
  closing: { outcome: Outcome | null; verification: Verification; reopened: boolean } | null;
  leaders: number[];
  referrals: ReferralState[];
  language: Language | null;
  cause: number | null;
  escalatedTo: number[];
  /** Who has put it off, and whether its day has come. */
  followups: Map<number, 'today' | 'later'>;
  /** The users who got a notice of their assignment in the last days. */
  toldOf: number[];
}

/** Complaints that have every combination of what filters ask for, the same ones for the same seed. */
export async function insertRandom(desk: Desk, count: number, seed: number): Promise<Fact[]> {
  const { next, between } = randomFrom(seed);
  const one = <T>(...values: readonly T[]) => values[between(0, values.length - 1)] as T;
  const maybe = <T>(share: number, value: () => T) => (next() < share ? value() : null);
  const { V1, V2, V3, V4 } = desk.places;
  const people = [desk.mla.id, desk.staff.id, desk.colleague.id, desk.deskHead.id];
  const madeLeaders = await desk.db
    .insert(leaders)
    .values(['One', 'Two'].map((name) => ({ ...V1, name, phone: '9848022338', status: true })))
    .returning();
  const leaderIds = madeLeaders.map(({ id }) => id);
  const [cause] = await desk.db
    .insert(causes)
    .values({ ...V1, number: 'SP-1', title: 'Bridge', category_id: desk.roads })
    .returning();
  const [office] = await desk.db.select().from(offices).limit(1);
  await desk.db
    .insert(complaintNumbers)
    .values([{ year: 2026, last: count }])
    .onConflictDoNothing();
  await desk.db.insert(leaves).values({
    ...{ user_id: desk.colleague.id, deputy_id: desk.staff.id },
    ...{ from_day: '2026-06-01', to_day: '2026-06-30' },
  });

  const drawn = Array.from({ length: count }, (_, nth) => {
    const status = one(...STATUSES);
    const closed = statusGroup(status) === 'closed';
    // Some have come at the same moment.
    const created_at = new Date(NOW.getTime() - (between(0, 40) * 18 + 1) * 3_600_000);
    const due_on = maybe(0.9, () => addDays(TODAY, between(-6, 6)));
    const state = {
      nth,
      row: complaintRow(desk, {
        ...one(V1, V1, V2, V3, V4),
        ...{ complaint_number: `2026-${String(nth + 1).padStart(6, '0')}`, name: one(...NAMES), status },
        ...{ category_id: one(desk.roads, desk.water), priority: one(...PRIORITIES), created_at },
        ...{
          assigned: maybe(0.3, () => one('Office 1', 'Office 2')),
          phone: one('9848012345', '9000000000'),
        },
        ...{ staff_id: maybe(0.6, () => one(...people)), creator_id: maybe(0.8, () => one(...people)) },
        ...{ leader_id: maybe(0.3, () => one(...leaderIds)), closed_at: closed ? NOW : null },
      }),
      clock: maybe(0.8, () => ({
        ...{ due_on, risk_on: due_on && addDays(due_on, -2), level: between(0, 3) },
        stopped_on: closed ? addDays(TODAY, between(-6, 0)) : null,
        paused_until: maybe(0.2, () => addDays(TODAY, between(-1, 3))),
        response_due_at: maybe(0.8, () => new Date(NOW.getTime() + between(-3, 3) * 86_400_000)),
        responded_at: maybe(0.3, () => created_at),
      })),
      closing: maybe(closed ? 0.9 : 0.3, () => ({
        ...{ outcome: maybe(0.8, () => one(...OUTCOMES)), verification: one(...VERIFICATIONS) },
        reopened: !closed,
      })),
      merged: closed && next() < 0.2,
      leaders: leaderIds.filter(() => next() < 0.2),
      referrals: REFERRAL_STATES.filter(() => next() < 0.15),
      language: maybe(0.5, () => one(...LANGUAGES)),
      inCause: next() < 0.2,
      escalatedTo: [desk.mla.id, desk.staff.id].filter(() => next() < 0.3),
      followups: [desk.admin.id, ...people]
        .filter(() => next() < 0.2)
        .map((id) => [id, one('today', 'later')] as const),
      toldOf: people.filter(() => next() < 0.2),
    };
    return state;
  });

  const rows = await desk.db
    .insert(complaints)
    .values(
      drawn.map(({ row, clock }) => ({
        ...row,
        // What has no deadline is a suggestion, or was closed before there were any.
        type: clock ? ('complaint' as const) : ('suggestion' as const),
        search_text: searchTextOf(row),
      })),
    )
    .returning();
  const all = drawn.map((each, index) => ({ ...each, row: rows[index] as (typeof rows)[number] }));
  const some = async <V>(values: V[], insert: (values: V[]) => PromiseLike<unknown>) => {
    if (values.length > 0) await insert(values);
  };
  await some(
    all.flatMap(({ row, clock }) =>
      clock ? [{ ...ownerOf(row), ...clock, started_at: row.created_at, complaint_id: row.id }] : [],
    ),
    (values) => desk.db.insert(complaintClocks).values(values),
  );
  await some(
    all.flatMap(({ row, closing }) =>
      closing
        ? [
            {
              ...{ complaint_id: row.id, closed_at: NOW, outcome: closing.outcome },
              ...{ verification: closing.verification, reopened_at: closing.reopened ? NOW : null },
              ...{ parliament_id: row.parliament_id, assembly_id: row.assembly_id },
            },
          ]
        : [],
    ),
    (values) => desk.db.insert(complaintClosings).values(values),
  );
  const target = all.find(({ merged }) => !merged)?.row.id ?? 0;
  await some(
    all.flatMap(({ row, merged }) =>
      merged ? [{ source_id: row.id, target_id: target, status: 'open' as const, merged_at: NOW }] : [],
    ),
    (values) => desk.db.insert(complaintMerges).values(values),
  );
  await some(
    all.flatMap(({ row, leaders: ids }) => ids.map((leader_id) => ({ complaint_id: row.id, leader_id }))),
    (values) => desk.db.insert(complaintLeaders).values(values),
  );
  let number = 0;
  await some(
    all.flatMap(({ row, referrals: states }) =>
      states.map((state) => ({
        ...{ office_id: office?.id ?? 0, number: ++number, complaint_id: row.id, way: 'phone' as const },
        ...{ subject: 'Road', request: 'Please.', state },
      })),
    ),
    (values) => desk.db.insert(referrals).values(values),
  );
  for (const { row, language } of all.filter(({ language }) => language)) {
    const { parliament_id, assembly_id } = row;
    const person = { name: row.name, phones: [], language, parliament_id, assembly_id, search_text: '' };
    const [made] = await desk.db.insert(persons).values(person).returning();
    await desk.db
      .insert(complaintPersons)
      .values({ complaint_id: row.id, person_id: made?.id ?? 0, created_at: row.created_at });
  }
  await some(
    all.flatMap(({ row, inCause }) => (inCause ? [{ complaint_id: row.id, cause_id: cause?.id ?? 0 }] : [])),
    (values) => desk.db.insert(causeMembers).values(values),
  );
  await some(
    all.flatMap(({ row, escalatedTo }) =>
      escalatedTo.map((user_id) => ({ complaint_id: row.id, user_id, level: 1 })),
    ),
    (values) => desk.db.insert(escalationRecipients).values(values),
  );
  await some(
    all.flatMap(({ row, followups }) =>
      followups.map(([user_id, when]) => ({
        ...{ complaint_id: row.id, user_id, day: TODAY },
        opens_at: new Date(NOW.getTime() + (when === 'today' ? -1 : 1) * 3_600_000),
      })),
    ),
    (values) => desk.db.insert(complaintFollowups).values(values),
  );
  await some(
    all.flatMap(({ row, toldOf }) =>
      toldOf.map((user_id) => ({
        complaint_id: row.id,
        user_id,
        kind: 'assigned' as const,
        created_at: NOW,
      })),
    ),
    (values) => desk.db.insert(notices).values(values),
  );
  await desk.db.execute(sql`analyze`);
  return all
    .filter(({ row }) => row.name !== 'demo')
    .map(({ row, clock, inCause, followups, ...beside }) => ({
      ...beside,
      ...row,
      number: row.complaint_number,
      clock,
      cause: inCause ? (cause?.id ?? null) : null,
      followups: new Map(followups),
    }));
}

/** The owner of the complaint, also as stored with its clock. */
const ownerOf = (row: typeof complaints.$inferSelect) => {
  const { parliament_id, assembly_id, staff_id, creator_id, hidden } = row;
  return { parliament_id, assembly_id, staff_id, creator_id, hidden };
};
