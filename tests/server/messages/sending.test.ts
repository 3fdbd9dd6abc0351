import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TimelineEntry } from '../../../contract/timeline.ts';
import { sensitiveCases } from '../../../server/db/schema/citizens.ts';
import { messageEvents, messages, phoneMarks } from '../../../server/db/schema/messages.ts';
import { notices } from '../../../server/db/schema/notices.ts';
import { offices } from '../../../server/db/schema/offices.ts';
import { persons } from '../../../server/db/schema/persons.ts';
import { messageChannels } from '../../../server/db/schema/providers.ts';
import { recoverClaims } from '../../../server/messages/settle.ts';
import { sendStop } from '../../../server/messages/stop.ts';
import { type Office, openMessages } from './office.ts';

let office: Office;
beforeEach(async () => {
  office = await openMessages();
});

/** A case whose message is due, at 10:20. */
async function due(given: Record<string, unknown> = {}) {
  const { id } = await office.record(office.mla, given);
  await office.deliver();
  office.pass(20);
  return id;
}
const states = async () => (await office.rows()).map(({ state, reason }) => [state, reason]);
const timeline = async (id: number) => {
  const { body } = await office.get(office.mla, `complaint/timeline?complaint_id=${id}`);
  return (body.data as unknown as TimelineEntry[]).map(({ action }) => action);
};
/** The office's own template for an event, in Telugu. */
async function ruled(event = 'registered', given: Parameters<Office['template']>[0] = {}) {
  const id = await office.template(given);
  const rules = { [`${event}.citizen.sms.te`]: id };
  const settings = { messages: { rules, address: 'https://desk.example.org' } };
  await office.db.update(offices).set({ settings }).where(eq(offices.id, office.own.id));
  return id;
}

describe('on the log', () => {
  test('[MSG-01, MSG-05, MSG-09] a new case is told of in Telugu, ten minutes later, in the log and its timeline', async () => {
    const id = await due();
    expect(await states()).toEqual([['queued', null]]);
    await office.deliver();
    const [row] = await office.rows();
    expect(row).toMatchObject({
      ...{ complaint_id: id, audience: 'citizen', channel: 'sms', driver: 'log', event: 'registered' },
      ...{ phone: '9848012345', language: 'te', instead_of: null, state: 'logged', template_id: null },
      ...{ due_at: new Date('2026-03-02T04:40:00Z'), sent_on: '2026-03-02', attempts: 1 },
    });
    expect(row?.text).toMatch(
      /^మీ వినతి నమోదైంది\. సంఖ్య: 2026-000001\. - A1 చూడండి: https:\/\/desk\.example\.org\/s\/[\w-]{22}$/,
    );
    expect(row?.text).not.toContain('x'.repeat(22));
    expect(await timeline(id)).toContain('messageLogged');
  });

  test('[MSG-05] noted twice it is told once', async () => {
    const id = await due();
    const again = { complaint_id: id, event: 'registered', clock: '1' } as const;
    await office.db
      .insert(messageEvents)
      .values({ ...again, happened_at: office.clock.now })
      .onConflictDoNothing();
    await office.db.update(messageEvents).set({ done_at: null });
    await office.deliver();
    expect(await office.rows()).toHaveLength(1);
  });

  test('[MSG-11] of what happens within ten minutes only the last is told', async () => {
    const id = await office.record(office.mla, { staff_id: office.staff.id });
    office.pass(5);
    const form = { id: id.id, message: 'Done' };
    expect(await office.send('POST', 'complaint/close', { token: office.mla.token, form })).toMatchObject({
      status: 200,
    });
    await office.deliver();
    office.pass(20);
    await office.deliver();
    const told = (await office.rows()).map(({ event, state, reason }) => [event, state, reason]);
    expect(told[0]).toEqual(['registered', 'suppressed', 'a newer message took its place']);
    expect(told.filter(([, state]) => state === 'logged')).toHaveLength(1);
    expect(told.at(-1)?.[1]).toBe('logged');
  });

  test('[MSG-11] at night nothing goes out: it waits for nine in the morning', async () => {
    office.setTo('2026-03-02T15:25:00Z'); // 20:55
    await due();
    office.setTo('2026-03-02T15:30:00Z');
    await office.deliver();
    office.setTo('2026-03-03T03:29:59Z');
    await office.deliver();
    expect(await states()).toEqual([['queued', null]]);
    office.setTo('2026-03-03T03:30:00Z');
    await office.deliver();
    expect(await states()).toEqual([['logged', null]]);
  });

  test('[MSG-11] what was due before nine in the evening and is late waits for the morning as well', async () => {
    office.setTo('2026-03-02T15:15:00Z'); // 20:45, due 20:55
    await due();
    await office.deliver();
    expect(await states()).toEqual([['queued', null]]);
    office.setTo('2026-03-03T03:30:00Z');
    await office.deliver();
    expect(await states()).toEqual([['logged', null]]);
  });

  test('[MSG-11] a phone gets five on a day, and five again on the next', async () => {
    for (let at = 0; at < 6; at++) await due({ name: `Ramulu ${at}` });
    await office.deliver();
    const counted = (await states()).map(([state, reason]) => reason ?? state);
    expect(counted).toEqual([...Array(5).fill('logged'), 'too many today']);
    office.setTo('2026-03-03T05:00:00Z');
    await due();
    await office.deliver();
    expect((await states()).at(-1)).toEqual(['logged', null]);
  });

  test('[MSG-11] what could not go out for 72 hours fails', async () => {
    const id = await due();
    office.setTo('2026-03-05T04:40:00Z');
    await office.deliver();
    expect(await states()).toEqual([['failed', 'too old']]);
    expect(await timeline(id)).toContain('messageFailed');
  });

  test.each([['0874222222'], ['2345678901']])('[MSG-11] %s is no mobile number', async (phone) => {
    const id = await due({ phone });
    expect(await states()).toEqual([['suppressed', 'no mobile number']]);
    expect(await timeline(id)).toContain('messageSuppressed');
  });

  test('[MSG-08, MSG-14] a stop holds what is queued and what comes, as a wrong number does', async () => {
    await due();
    await office.db.transaction((tx) =>
      sendStop(tx, '9848012345', { way: 'status_page', now: office.clock.now }),
    );
    expect(await states()).toEqual([['suppressed', 'refused by the person']]);
    await office.db.insert(phoneMarks).values({ phone: '9848099999', wrong_at: office.clock.now });
    await due({ name: 'Sita', phone: '9848099999' });
    await due();
    await office.deliver();
    expect((await states()).slice(1)).toEqual([
      ['suppressed', 'wrong number'],
      ['suppressed', 'refused by the person'],
    ]);
  });

  test('[MSG-10] a case that was deleted meanwhile is told nobody', async () => {
    await due();
    await office.db.update(messages).set({ complaint_id: null });
    await office.deliver();
    expect(await states()).toEqual([['suppressed', 'the grievance was deleted']]);
  });

  test('[MSG-20] of a sensitive case nothing is told but that there is news', async () => {
    const { id } = await office.record(office.mla);
    await office.db.insert(sensitiveCases).values({ complaint_id: id });
    await office.deliver();
    expect((await office.rows())[0]).toMatchObject({
      text: 'మీ వినతి 2026-000001 గురించి ఒక సమాచారం ఉంది.',
      state: 'queued',
    });
  });
});

describe('with a provider', () => {
  beforeEach(() => office.connect());

  test('[MSG-05] what ships goes to nobody: operators know none of it', async () => {
    await due();
    expect(await states()).toEqual([['suppressed', 'no approved template']]);
    expect(office.provider.taken).toEqual([]);
  });

  test('[MSG-02, MSG-03, MSG-09] an approved template goes out word for word, with what it is registered by', async () => {
    const template_id = await ruled();
    const id = await due();
    await office.deliver();
    expect((await office.rows())[0]).toMatchObject({
      ...{ template_id, state: 'handed_over', provider_id: 'P1', driver: 'http', parts: 1 },
      handed_over_at: office.clock.now,
    });
    expect(office.provider.taken[0]?.body).toMatchObject({
      message: 'Request 2026-000001 came.',
      dlt: { template: '1107161234567890123' },
    });
    expect(await timeline(id)).toContain('messageSent');
  });

  test('[MSG-05] a language without an approved template falls back, and the row says so', async () => {
    await ruled();
    await office.record(office.mla);
    await office.db.update(persons).set({ language: 'hi' });
    await office.db.update(offices).set({
      settings: {
        messages: {
          rules: {
            'registered.citizen.sms.hi': await office.template({ state: 'draft', language: 'hi' }),
            'registered.citizen.sms.te': await office.template(),
          },
        },
      },
    });
    await office.deliver();
    expect((await office.rows())[0]).toMatchObject({ language: 'te', instead_of: 'hi', state: 'queued' });
  });

  test('[MSG-20] a sensitive case takes the template that says the same, and no other', async () => {
    await ruled();
    const sensitive = async () => {
      const { id } = await office.record(office.mla);
      await office.db.insert(sensitiveCases).values({ complaint_id: id });
      await office.deliver();
      return (await office.rows()).at(-1);
    };
    expect(await sensitive()).toMatchObject({ state: 'suppressed', reason: 'no approved template' });
    const template_id = await office.template({ text: 'మీ వినతి {#alphanumeric#} గురించి ఒక సమాచారం ఉంది.' });
    expect(await sensitive()).toMatchObject({ state: 'queued', template_id });
  });

  test('[MSG-10] after a broken connection it is unconfirmed, and is not sent again by itself', async () => {
    await ruled();
    const id = await due();
    office.provider.next('breakAfter');
    await office.deliver();
    await office.deliver();
    expect(await states()).toEqual([['unconfirmed', 'the answer of the provider was lost']]);
    expect(office.provider.taken).toHaveLength(1);
    expect(await timeline(id)).toContain('messageUnconfirmed');
  });

  test('[MSG-10] what was claimed when the process ended is unconfirmed, once nobody can be at it any more', async () => {
    await ruled();
    await due();
    const { now } = office.clock;
    await office.db.update(messages).set({ claimed_at: now });
    await office.deliver();
    expect(await states()).toEqual([['queued', null]]);
    office.pass(5);
    await office.deliver();
    expect(await states()).toEqual([['unconfirmed', 'the answer of the provider was lost']]);
    await office.db.update(messages).set({ state: 'queued', claimed_at: office.clock.now });
    await recoverClaims(office.db, { alone: true, now });
    expect((await states())[0]?.[0]).toBe('unconfirmed');
    expect(office.provider.taken).toEqual([]);
  });

  test('[MSG-09, MSG-14] a refusal fails it with the provider’s word; an unknown number marks the phone', async () => {
    await ruled();
    const id = await due({ staff_id: office.staff.id });
    office.provider.next('wrongNumber');
    await office.deliver();
    expect(await states()).toEqual([['failed', 'Unknown subscriber']]);
    expect(await office.db.select().from(phoneMarks)).toMatchObject([
      { phone: '9848012345', wrong_at: office.clock.now, wrong_by: null },
    ]);
    expect(await office.db.select().from(messageChannels)).toEqual([]);
    const told = await office.db.select().from(notices).where(eq(notices.kind, 'message_failed'));
    expect(told).toMatchObject([{ user_id: office.staff.id, complaint_id: id }]);
  });

  test('[MSG-21] a channel that fails five times rests 1, 2, 4 minutes and keeps its queue; mla and admin are told once', async () => {
    await ruled();
    await due();
    office.provider.next(...Array(8).fill('patience'));
    await office.deliver();
    const channel = async () => (await office.db.select().from(messageChannels))[0];
    const inMinutes = (minutes: number) => new Date(office.clock.now.getTime() + minutes * 60_000);
    expect(await channel()).toMatchObject({ failures: 5, rests_until: inMinutes(1), reason: 'HTTP 429' });
    for (const rest of [1, 2, 4]) {
      office.pass(rest - 0.1);
      await office.deliver();
      expect((await states())[0]?.[0]).toBe('queued');
      office.pass(0.1);
      await office.deliver();
      expect(await channel()).toMatchObject({ rests_until: inMinutes(rest * 2) });
    }
    const told = await office.db.select().from(notices).where(eq(notices.kind, 'message_failed'));
    expect(told.map(({ user_id }) => user_id).sort()).toEqual([office.admin.id, office.mla.id].sort());
    office.pass(8);
    await office.deliver();
    expect((await states())[0]?.[0]).toBe('handed_over');
    expect(await channel()).toMatchObject({ failures: 0, rests_until: null, told: false });
  });

  test('[MSG-12] an id that a provider gives twice stays the first message’s', async () => {
    await ruled();
    await due();
    await office.deliver();
    await due({ name: 'Sita', phone: '9848099999' });
    office.provider.next('repeat');
    await office.deliver();
    expect((await office.rows()).map(({ state, provider_id }) => [state, provider_id])).toEqual([
      ['handed_over', 'P1'],
      ['handed_over', null],
    ]);
  });
});
