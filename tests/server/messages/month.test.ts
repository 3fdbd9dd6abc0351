import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayOf } from '#contract/kernel/day.ts';
import { isQuiet, MAX_A_DAY } from '#contract/messages/messageTimes.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { messageEvents } from '#server/messages/schema/messages.ts';
import { random } from '#server/transfer/seed/random.ts';
import type { Mood } from '../../testProvider.ts';
import { insertMany } from '../complaints/many.ts';
import { openMessages } from './office.ts';

const DAYS = 30;
const PHONES = 6;
/** It only ends a hanging test: machines may be busy. */
const PATIENCE_MS = 600_000;
const MOODS: readonly Mood[] = [
  ...(['take', 'take', 'take', 'take', 'take', 'take', 'refuse', 'patience'] as const),
  ...(['shut', 'breakBefore', 'breakAfter', 'lie', 'repeat', 'broken'] as const),
];
const EVENTS = ['registered', 'resolved', 'reopened'] as const;

test(
  '[MSG-10, MSG-11, MSG-21] a month with a provider that does everything wrong: none twice, none at night, five a day, none left',
  async () => {
    const office = await openMessages();
    const { db, clock, provider } = office;
    office.connect();
    const template = await office.template();
    const rules = Object.fromEntries(EVENTS.map((event) => [`${event}.citizen.sms.te`, template]));
    await db
      .update(offices)
      .set({ settings: { messages: { rules } } })
      .where(eq(offices.id, office.own.id));
    const cases = await insertMany(office, 40).returning({ id: complaints.id });
    for (const [at, { id }] of cases.entries()) {
      const [complaint_number, phone] = [`2026-${id}`, `98480123${10 + (at % PHONES)}`];
      await db.update(complaints).set({ complaint_number, phone }).where(eq(complaints.id, id));
    }
    const draw = random(14);
    const taken: { id: string; to: string; day: string }[] = [];
    let clockOf = 0;
    for (let hour = 0; hour < DAYS * 24; hour++) {
      office.pass(60);
      for (const _ of Array(draw.below(3))) {
        clockOf += 1;
        await db.insert(messageEvents).values({
          ...{ complaint_id: draw.pick(cases).id, event: draw.pick(EVENTS), clock: String(clockOf) },
          happened_at: new Date(clock.now.getTime() - draw.below(30) * 60_000),
        });
      }
      provider.next(...Array.from({ length: 3 }, () => draw.pick(MOODS)));
      await office.deliver();
      const fresh = provider.taken.slice(taken.length);
      expect(fresh.length === 0 || !isQuiet(clock.now)).toBe(true);
      for (const { id, to } of fresh) taken.push({ id, to, day: dayOf(clock.now) });
    }
    office.pass(72 * 60);
    office.setTo(`${dayOf(clock.now)}T06:00:00Z`);
    for (let again = 0; again < 90; again++) {
      await office.deliver();
      office.pass(1);
    }
    expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
    const perDay = new Map<string, number>();
    for (const { to, day } of taken) perDay.set(`${to} ${day}`, (perDay.get(`${to} ${day}`) ?? 0) + 1);
    expect(Math.max(...perDay.values())).toBeLessThanOrEqual(MAX_A_DAY);
    const rows = await office.rows();
    expect(rows.length).toBe(await db.$count(messageEvents));
    expect(rows.filter(({ state }) => state === 'queued')).toEqual([]);
    const states = new Set(rows.map(({ state }) => state));
    expect(states).toEqual(new Set(['handed_over', 'failed', 'unconfirmed', 'suppressed']));
    const handedOver = rows.filter(({ state }) => state === 'handed_over').map(({ id }) => String(id));
    expect(handedOver.filter((id) => !taken.some((one) => one.id === id))).toEqual([]);
  },
  PATIENCE_MS,
);
