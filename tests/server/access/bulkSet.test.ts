import { beforeAll, expect, test } from 'vitest';
import { contact } from '#contract/contacts/contact.ts';
import { ROW_ACTIONS, type RowAction } from '#contract/desk/bulkActions.ts';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { messages as sent } from '#server/messages/schema/messages.ts';
import { MAY } from './bulkRights.ts';
import { templateMaker } from './messages.ts';
import { type Account, openOffice } from './office.ts';
import { recordMaker } from './records.ts';
import { replyMaker, seatOf } from './replies.ts';
import { complaintsOf, sorted } from './sets.ts';

/** Each bulk action, for each account, on rows of its own place and of others, by ids and by filters. */
const office = await openOffice();
const make = recordMaker(office);
const { template } = templateMaker(office);

let all: number[] = [];
const own = new Map<number, number[]>();
beforeAll(async () => {
  const [staff, near] = ['staff', 'mla2'].map(office.accountOf);
  if (!staff || !near) throw new Error('accounts are missing');
  const made = [
    await make.complaint(staff.home, { staff_id: staff.id }),
    await make.complaint(staff.home, { creator_id: staff.id }),
    await make.complaint(staff.home),
    await make.complaint(near.home),
    await make.complaint(near.home, { staff_id: staff.id }),
  ];
  all = sorted(made);
  for (const account of office.accounts) {
    const seen = (await complaintsOf(office, account)).map(({ id }) => id);
    own.set(
      account.id,
      all.filter((id) => seen.includes(id)),
    );
  }
});

async function paramsOf(action: RowAction, account: Account): Promise<object> {
  const { home } = account;
  const made: Record<RowAction, () => object | Promise<object>> = {
    assign: async () => ({ staff_id: await make.user('staff', home) }),
    category: () => ({ category_id: 2 }),
    priority: () => ({ priority: 'high' }),
    followup: () => ({ on: addDays(dayOf(office.clock.now), 2) }),
    cause: async () => {
      const json = { ...home, title: 'No water', category_id: 1 };
      const { token } = office.accountOf('admin');
      return { cause_id: (await office.send('POST', 'cause', { token, json })).body.id };
    },
    answer: () => ({ message: 'Soon' }),
    resolve: () => ({ message: 'Repaired' }),
    refer: async () => ({ contact_ids: [await make.record(contact, {})], way: 'phone', subject: 'Water' }),
    message: async () => ({
      channel: 'sms',
      template_id: await template(seatOf(account), { state: 'approved' }),
    }),
    macro: async () => ({ macro_id: await replyMaker(office).macro(seatOf(account)), version: 1 }),
  };
  return made[action]();
}

test.each(ROW_ACTIONS)(
  '[DESK-10, DESK-11, API-05, SCOPE-08, LIST-12] %s: each account changes its own rows, and no other',
  async (action) => {
    for (const account of office.accounts) {
      const { token, username, id } = account;
      const mine = own.get(id) ?? [];
      const params = await paramsOf(action, account);
      const ask = (of: object) =>
        office.send('POST', 'bulk', { token, json: { action, params, ...of, dry_run: true } });
      const byIds = await ask({ ids: all });
      if (!MAY[action](account)) {
        expect([username, byIds.status]).toEqual([username, 403]);
        continue;
      }
      const expected = (count: number) => (count > 0 ? [200, count] : [422, undefined]);
      expect([username, byIds.status, byIds.body.total]).toEqual([username, ...expected(mine.length)]);
      const listed = await office.send('GET', 'complaint?page=1', { token });
      const total = Number(listed.body.total);
      const byFilters = await ask({ filters: {}, expected_total: total });
      expect([username, byFilters.status, byFilters.body.total]).toEqual([username, ...expected(total)]);
    }
  },
);

test('[DESK-11, SCOPE-08] changes rows of the own place only', async () => {
  const rows = async () =>
    new Map((await office.db.select().from(complaints)).map((row) => [row.id, JSON.stringify(row)]));
  for (const account of office.accounts) {
    const before = await rows();
    const params = { priority: ['normal', 'high', 'urgent'][account.id % 3] };
    const json = { action: 'priority', params, ids: all };
    await office.send('POST', 'bulk', { token: account.token, json });
    const changed = [...(await rows())].flatMap(([id, row]) => (before.get(id) === row ? [] : [id]));
    const mine = own.get(account.id) ?? [];
    expect(changed.filter((id) => !mine.includes(id))).toEqual([]);
  }
});

test('[DESK-10, MSG-06] no account sends promotional or free text to many', async () => {
  const before = await office.db.$count(sent);
  for (const account of office.accounts) {
    const ask = (params: object) =>
      office.send('POST', 'bulk', { token: account.token, json: { action: 'message', params, ids: all } });
    const given = { state: 'approved' } as const;
    const kinds = { sms: 'service_explicit', whatsapp: 'marketing' } as const;
    for (const [channel, kind] of Object.entries(kinds)) {
      const of = { ...given, channel: channel as keyof typeof kinds, kind };
      const template_id = await template(seatOf(account), of);
      const { status, body } = await ask({ channel, template_id });
      expect([account.username, status, body.errors]).toEqual([
        account.username,
        422,
        { template_id: [errorTexts.onlyStatusMany] },
      ]);
    }
    const own = await ask({ channel: 'whatsapp', text: 'Vote for us' });
    expect([account.username, own.status]).toEqual([account.username, 422]);
  }
  expect(await office.db.$count(sent)).toBe(before);
});
