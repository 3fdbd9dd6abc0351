import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '#contract/access/access.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { ME } from '#contract/kernel/listConstants.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { actorOf } from '#server/accounts/session.ts';
import { pageOf } from '#server/complaints/list/page.ts';
import { queryFor } from '#server/complaints/list/query.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { demoApp } from '../../demo.ts';

const WHO = ['admin', 'mp', 'mla', 'staff'] as const;

const office = await demoApp();
let people: { token: string; actor: Actor }[];
beforeAll(async () => {
  const accounts = await office.db.select().from(users);
  people = [];
  for (const who of WHO) {
    const token = await office.signIn(
      accounts.find(({ username }) => username === `${who}@example.org`)?.id ?? 0,
    );
    const actor = await actorOf(office.db, token, office.clock.now);
    if (!actor) throw new Error(`the demo has no ${who}`);
    people.push({ token, actor });
  }
});

/** As the day asks for it: staff have what was given to them. */
const sectionOf = (actor: Actor) =>
  queryFor(
    actor,
    { given: 'answered', followup: 'not_later', ...(actor.role === 'staff' ? { staff_id: ME } : {}) },
    office.clock.now,
  );

/** What is not resolved and has an answer, asked of the referrals, newest first. */
async function asReferralsHaveIt(actor: Actor, own?: SQL): Promise<number[]> {
  const { complaint_id, stopped_on, hidden } = complaintClocks;
  const isAnswered = sql`${complaint_id} in (select complaint_id from referrals where state = 'answered')`;
  const found = await office.db
    .select({ id: complaint_id })
    .from(complaintClocks)
    .innerJoin(complaints, eq(complaints.id, complaint_id))
    .where(and(ownComplaints(actor, complaintClocks), isNull(stopped_on), eq(hidden, false), isAnswered, own))
    .orderBy(desc(complaints.created_at), desc(complaint_id));
  return found.map(({ id }) => id);
}

/** The day leaves out what the user has put off until a later day (DESK-04). */
const isNotPutOff = ({ id }: Actor) =>
  sql`${complaintClocks.complaint_id} not in (select complaint_id from complaint_followups
    where user_id = ${id} and ended_at is null and day > ${dayOf(office.clock.now)})`;

test('[REF-12, DESK-01] list and day show the answers that the referrals have, for every user', async () => {
  for (const { actor, token } of people) {
    const ids = await asReferralsHaveIt(actor);
    expect(ids).not.toEqual([]);
    const { body } = await office.send('GET', 'complaint?page=1&per_page=100&given=answered', { token });
    expect([body.total, body.data?.map(({ id }) => id)]).toEqual([ids.length, ids]);

    const isTheirs = actor.role === 'staff' ? eq(complaintClocks.staff_id, actor.id) : undefined;
    const given = await asReferralsHaveIt(actor, and(isTheirs, isNotPutOff(actor)));
    const first = await pageOf({ ...office.services, actor, db: office.db }, sectionOf(actor), {
      limit: 5,
      offset: 0,
    });
    expect([first.total, first.ids]).toEqual([given.length, given.slice(0, 5)]);
  }
});
