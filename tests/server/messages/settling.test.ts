import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Outcome } from '#server/messages/providers/messageProvider.ts';
import { takeReport } from '#server/messages/reports.ts';
import { messages, phoneMarks } from '#server/messages/schema/messages.ts';
import { messageChannels } from '#server/messages/schema/providers.ts';
import { settle } from '#server/messages/settle.ts';
import { freshDatabase } from '../database.ts';
import { type Office, openMessages } from './office.ts';

let office: Office;
let complaint_id = 0;
beforeEach(async () => {
  office = await openMessages(await freshDatabase());
  ({ id: complaint_id } = await office.record(office.mla));
  await office.deliver();
  await office.db.delete(messages);
});

/** A message that is being sent, and its result. */
const message = (given: Parameters<Office['message']>[0] = {}) =>
  office.message({ complaint_id, claimed_at: office.clock.now, ...given });
const end = (of: Awaited<ReturnType<typeof message>>, outcome: Outcome) =>
  office.db.transaction((tx) => settle(tx, of, outcome, office.clock.now));
const shown = async () =>
  (await office.rows()).map(({ state, reason, provider_id }) => [state, reason, provider_id]);

test('[MSG-09, MSG-14, MSG-21] a refusal that says nothing of the number fails the message alone', async () => {
  await end(await message(), { kind: 'refused', reason: 'Template does not match', wrongNumber: false });
  expect(await shown()).toEqual([['failed', 'Template does not match', null]]);
  expect(await office.db.$count(phoneMarks)).toBe(0);
  expect(await office.db.$count(messageChannels)).toBe(0);
});

test('[MSG-10] a stored outcome does not change by later ones', async () => {
  const one = await message();
  await end(one, { kind: 'accepted', id: 'P1' });
  for (const later of [
    { kind: 'unclear', reason: 'ECONNRESET' },
    { kind: 'away', reason: 'HTTP 429' },
    { kind: 'accepted', id: 'P2' },
  ] as const)
    await end(one, later);
  expect(await shown()).toEqual([['handed_over', null, 'P1']]);
  expect(await office.db.$count(messageChannels)).toBe(0);
});

/** Makes the database refuse the results of a phone's messages, so many times. */
async function sayNo(phone: string, times: number) {
  for (const statement of [
    'create sequence said_no',
    `create function say_no() returns trigger language plpgsql as $$ begin
       if nextval('said_no') <= ${times} then raise exception 'no' using errcode = '40P01'; end if;
       return new;
     end $$`,
    `create trigger say_no before update on messages for each row
       when (new.state = 'handed_over' and new.phone = '${phone}') execute function say_no()`,
  ])
    await office.db.execute(sql.raw(statement));
}
/** Three due messages, each to a different phone. */
async function three() {
  const template_id = await office.template();
  office.connect();
  for (const last of [0, 1, 2])
    await office.message({ complaint_id, template_id, phone: `984800000${last}` });
}

test('[MSG-10, MSG-12] if one outcome cannot be stored, all others are, with their ids', async () => {
  await three();
  await sayNo('9848000000', 100);
  await expect(office.deliver()).rejects.toThrow();
  const rows = await office.rows();
  expect(rows.map(({ state }) => state)).toEqual(['queued', 'handed_over', 'handed_over']);
  expect(rows.map(({ provider_id }) => provider_id !== null)).toEqual([false, true, true]);
  expect(office.provider.taken).toHaveLength(3);
  office.pass(5);
  await office.deliver();
  expect((await office.rows()).map(({ state }) => state)[0]).toBe('unconfirmed');
  expect(office.provider.taken).toHaveLength(3);
});

test('[MSG-10] an outcome that could not be stored is stored the next time', async () => {
  await three();
  await sayNo('9848000001', 1);
  await office.deliver();
  expect((await office.rows()).map(({ state }) => state)).toEqual(Array(3).fill('handed_over'));
});

test('[MSG-12] two channels may give the same id; one of them gives it once, and reports it alone', async () => {
  await end(await message(), { kind: 'accepted', id: 'P1' });
  await end(await message({ channel: 'whatsapp' }), { kind: 'accepted', id: 'P1' });
  await end(await message(), { kind: 'accepted', id: 'P1' });
  expect((await office.rows()).map(({ channel, provider_id }) => [channel, provider_id])).toEqual([
    ['sms', 'P1'],
    ['whatsapp', 'P1'],
    ['sms', null],
  ]);
  const report = { channel: 'whatsapp', provider_id: 'P1', state: 'delivered' } as const;
  expect([await takeReport(office.services, report), await takeReport(office.services, report)]).toEqual([
    true,
    false,
  ]);
  const states = (await office.rows()).map(({ state }) => state);
  expect(states).toEqual(['handed_over', 'delivered', 'handed_over']);
});
