import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TimelineEntry } from '#contract/complaints/timeline.ts';
import { plainText } from '#contract/kernel/coded.ts';
import type { Database } from '#server/kernel/db/open.ts';
import { takeReport } from '#server/messages/reports.ts';
import { messages, phoneMarks } from '#server/messages/schema/messages.ts';
import { earlyReports } from '#server/messages/schema/providers.ts';
import { sendDue } from '#server/messages/send.ts';
import { markUnconfirmed, settle } from '#server/messages/settle.ts';
import { freshDatabase } from '../database.ts';
import { type Office, openMessages } from './office.ts';

let database: Database;
let office: Office;
let complaintId = 0;
beforeEach(async () => {
  database = await freshDatabase();
  office = await openMessages(database);
  const { id } = await office.record(office.mla);
  complaintId = id;
  await office.deliver();
  await office.db.delete(messages);
});

type Given = Partial<Parameters<typeof takeReport>[1]>;
const report = (given: Given = {}, of: Pick<Database, 'db'> = database) =>
  takeReport(
    { database: of as Database, clock: () => office.clock.now },
    { ...{ channel: 'sms', provider_id: 'P1', state: 'delivered' }, ...given },
  );
const kept = () => office.db.$count(earlyReports);
const row = async (id: number) =>
  (await office.db.select().from(messages).where(eq(messages.id, id)))[0] as typeof messages.$inferSelect;
/** A message of the complaint, by default being sent. */
const message = async (given: Partial<typeof messages.$inferInsert> = {}) =>
  office.message({
    ...{ complaint_id: complaintId, template_id: await office.template(), claimed_at: office.clock.now },
    ...given,
  });
const accepted = { kind: 'accepted', id: 'P1' } as const;

describe("reports before the provider's answer", () => {
  /** Sends due messages by a provider that reports these before it answers. */
  const sendTelling = (...told: Given[]) => {
    const { sms, whatsapp } = office.provider.carriers();
    const send: typeof sms.send = async (outgoing) => {
      const outcome = await sms.send(outgoing);
      for (const one of told) await report(one);
      return outcome;
    };
    return sendDue({ ...office.services, carriers: { sms: { ...sms, send }, whatsapp } });
  };

  test('[MSG-12] is noted once we know the id, as it was told: each time, and a state that never goes back', async () => {
    const { id } = await message({ claimed_at: null });
    const at = (seconds: number) => new Date(office.clock.now.getTime() - seconds * 1_000);
    await sendTelling(
      ...[{ state: 'sent', at: at(3) }, { at: at(2) }, { state: 'sent', at: at(1) }, { at: at(0) }].map(
        (given) => given as Given,
      ),
    );
    expect(await row(id)).toMatchObject({
      ...{ state: 'delivered', provider_id: 'P1', sent_at: at(3), delivered_at: at(2) },
      handed_over_at: office.clock.now,
    });
    expect(await kept()).toBe(0);
  });

  test('[MSG-12] in the wrong order a state does not go back either; what it does not date counts from when it came', async () => {
    const { id } = await message({ claimed_at: null });
    await sendTelling({ state: 'read' }, { state: 'delivered' });
    expect(await row(id)).toMatchObject({ state: 'read', read_at: office.clock.now, delivered_at: null });
  });

  test('[MSG-12, MSG-14] a wrong number fails the message and marks the phone', async () => {
    const { id } = await message({ claimed_at: null });
    await sendTelling({ state: 'failed', reason: 'Unknown subscriber', wrongNumber: true });
    expect(await row(id)).toMatchObject({ state: 'failed', reason: plainText('Unknown subscriber') });
    expect(await office.db.select().from(phoneMarks)).toMatchObject([
      { phone: '9848012345', wrong_at: office.clock.now },
    ]);
    const { body } = await office.get(office.mla, `complaint/timeline?complaint_id=${complaintId}`);
    const actions = (body.data as unknown as TimelineEntry[]).map(({ action }) => action);
    expect(actions.slice(0, 2)).toEqual(['messageFailed', 'messageSent']);
  });

  test('[MSG-12] a failure that says nothing of the number marks no phone', async () => {
    await message({ claimed_at: null });
    await sendTelling({ state: 'failed', reason: 'Expired' });
    expect(await office.db.$count(phoneMarks)).toBe(0);
  });
});

describe('stored reports', () => {
  test('[MSG-12] of unknown ids nothing, while no message of their channel is handed over', async () => {
    await message({ claimed_at: null });
    await message({ state: 'handed_over', provider_id: 'P2' });
    await message({ channel: 'whatsapp' });
    for (let nth = 0; nth < 50; nth++)
      expect(await report({ provider_id: `of somebody else ${nth}` })).toBe(false);
    expect(await kept()).toBe(0);
  });

  test('[MSG-12] of a known id nothing, and the same word of an unknown one once', async () => {
    await message();
    await message({ state: 'delivered', provider_id: 'P2' });
    await report({ provider_id: 'P2', state: 'sent' });
    expect(await kept()).toBe(0);
    for (const state of ['delivered', 'delivered', 'read'] as const) await report({ state });
    await report({ provider_id: 'P3', at: new Date(office.clock.now.getTime() - 5 * 60_000 - 1) });
    expect(await kept()).toBe(2);
  });

  test('[MSG-12] is forgotten when no claim of that time can last any more, and at the start of the only process', async () => {
    await message();
    await report({ provider_id: 'P7' });
    office.pass(4.9);
    await office.deliver();
    expect(await kept()).toBe(1);
    office.pass(0.1);
    await office.deliver();
    expect(await kept()).toBe(0);
    await message();
    await report({ provider_id: 'P8' });
    await markUnconfirmed(office.db, { alone: true, now: office.clock.now });
    expect(await kept()).toBe(0);
  });
});

describe('at the same moment', () => {
  /** Until it has ended, or waits for a lock, which only a PostgreSQL server can show. */
  async function underWay(work: Promise<unknown>) {
    let isOver = false;
    void work.finally(() => {
      isOver = true;
    });
    const waiting = async () =>
      (await database.db.execute(sql`select from pg_locks where locktype = 'advisory' and not granted`)).rows
        .length > 0;
    if (database.kind === 'postgresql') while (!isOver && !(await waiting()));
  }

  /** Starts in parallel with a transaction, when that allows it. */
  function beside<T>(work: () => Promise<T>) {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const done = begun.then(work);
    return {
      done,
      async begin() {
        begin();
        await underWay(done);
      },
    };
  }

  test('[MSG-12] a report that comes while its id is being noted waits for that', async () => {
    const { id } = await message();
    const coming = beside(() => report());
    await database.db.transaction(async (tx) => {
      await settle(tx, { id, channel: 'sms' }, accepted, office.clock.now);
      await coming.begin();
    });
    expect(await coming.done).toBe(true);
    expect(await row(id)).toMatchObject({ state: 'delivered' });
    expect(await kept()).toBe(0);
  });

  test('[MSG-12] an id that is to be noted while a report of it is being kept waits for that', async () => {
    const { id } = await message();
    const settling = beside(() =>
      database.db.transaction((tx) => settle(tx, { id, channel: 'sms' }, accepted, office.clock.now)),
    );
    /** Its transactions do not end before the other one is at it. */
    const held = Object.assign(Object.create(database.db) as Database['db'], {
      transaction: (work: Parameters<Database['db']['transaction']>[0]) =>
        database.db.transaction(async (tx) => {
          const done = await work(tx);
          await settling.begin();
          return done;
        }),
    });
    expect(await report({}, { db: held })).toBe(false);
    await settling.done;
    expect(await row(id)).toMatchObject({ state: 'delivered', provider_id: 'P1' });
    expect(await kept()).toBe(0);
  });
});
