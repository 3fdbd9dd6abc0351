import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '#contract/access/access.ts';
import { MAX_COUNTED_MATCHES, ME } from '#contract/kernel/limits.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { actorOf } from '#server/accounts/session.ts';
import { idsByClocks } from '#server/complaints/list/dueDays.ts';
import { firstOfEach } from '#server/complaints/list/first.ts';
import { queryFor } from '#server/complaints/list/query.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { answeredDifferences } from '#server/letters/referrals/verify.ts';
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
  const { complaint_id, stopped_on, hidden, received_at } = complaintClocks;
  const isAnswered = sql`${complaint_id} in (select complaint_id from referrals where state = 'answered')`;
  const found = await office.db
    .select({ id: complaint_id })
    .from(complaintClocks)
    .where(and(ownComplaints(actor, complaintClocks), isNull(stopped_on), eq(hidden, false), isAnswered, own))
    .orderBy(desc(received_at), desc(complaint_id));
  return found.map(({ id }) => id);
}

test('[REF-12, DESK-01] list and day have what the referrals have of answers, for whoever asks', async () => {
  expect(await answeredDifferences(office.db)).toEqual([]);
  for (const { actor, token } of people) {
    const ids = await asReferralsHaveIt(actor);
    expect(ids).not.toEqual([]);
    const { body } = await office.send('GET', 'complaint?page=1&per_page=100&given=answered', { token });
    expect([body.total, body.data?.map(({ id }) => id)]).toEqual([ids.length, ids]);

    const isTheirs = actor.role === 'staff' ? eq(complaintClocks.staff_id, actor.id) : undefined;
    const given = await asReferralsHaveIt(actor, isTheirs);
    const [first] = await firstOfEach(office.db, actor, [{ query: sectionOf(actor) }], 5);
    expect([first?.total, first?.ids]).toEqual([given.length, given.slice(0, 5)]);
  }
});

test('[DESK-01] the section is read from the indexes of what was answered, in the order of the list', async () => {
  await office.db.execute(sql`vacuum analyze complaint_clocks`);
  const plans = await office.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    const found: string[] = [];
    for (const { actor } of people) {
      const ids = idsByClocks(tx, actor, sectionOf(actor), { limit: MAX_COUNTED_MATCHES + 1, offset: 0 });
      const { rows } = await tx.execute(sql`explain ${ids?.getSQL()}`);
      found.push(JSON.stringify(rows));
    }
    return found;
  });
  for (const plan of plans) {
    expect(plan).toContain('Index Only Scan Backward using complaint_clocks_answered');
    expect(plan).not.toContain('Sort');
  }
  for (const plan of plans.slice(2)) expect(plan).toContain('complaint_clocks_answered_by_assembly');
});
