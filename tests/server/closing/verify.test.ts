import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { idsToVerify } from '#server/closing/verificationQueue.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { refusalOf } from '../complaints/desk.ts';
import { openClosing } from './office.ts';

const office = await openClosing();
beforeEach(() => office.fresh());

test('[REF-17] the queue shows a verifier the constituency, oldest first, and of each what asking takes', async () => {
  const { desk, at, closed, record, verifier } = office;
  const first = await closed(desk.staff, { outcome: 'not_possible', reason: 'Forest land' });
  at('2026-06-02');
  const second = await closed(desk.colleague);
  await record();
  const { body } = await desk.get(verifier, 'verify/queue');
  expect(body).toMatchObject({ total: 2, tried: 0 });
  expect(body.data?.map(({ id }) => id)).toEqual([first, second]);
  expect(body.data?.[0]).toMatchObject({
    ...{ name: 'Ramulu Goud', phone: '9848012345', outcome: 'not_possible', reason: 'Forest land' },
    ...{ message: 'The road is mended.', media: [], calls: [], may_open: false },
    closed_by: { id: desk.staff.id },
  });
  expect((await desk.get(verifier, `complaint/${first}`)).status).toBe(404);
  expect((await desk.get(desk.mla, 'verify/queue')).body.data?.[0]).toMatchObject({ may_open: true });
  for (const [who, status] of [
    [desk.staff, 403],
    [desk.deskHead, 403],
    [desk.otherMla, 200],
  ] as const)
    expect((await desk.get(who, 'verify/queue')).status).toBe(status);
  expect((await desk.get(desk.otherMla, 'verify/queue')).body.total).toBe(0);
});

test('[REF-17] the queue is counted without reading a grievance, and without those that are hidden', async () => {
  const { desk, closed, verifier } = office;
  const demo = await closed();
  const shown = await closed();
  await desk.db.update(complaints).set({ name: 'demo' }).where(eq(complaints.id, demo));
  const { body } = await desk.get(verifier, 'verify/queue');
  expect(body).toMatchObject({ total: 1, data: [{ id: shown }] });
  const plans = await desk.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const everywhere = { parliament_id: null, assembly_id: null, duties: [], deputy_for: [] };
    const actor = { id: desk.admin.id, role: 'admin' as const, ...everywhere };
    const reader = { actor, db: tx, now: desk.clock.now };
    const planOf = async (asked: SQLWrapper) =>
      JSON.stringify((await tx.execute(sql`explain ${asked.getSQL()}`)).rows);
    return [await planOf(idsToVerify(reader, false)), await planOf(idsToVerify(reader, true))];
  });
  for (const plan of plans) {
    expect(plan).toContain('closing_calls_by_day');
    expect(plan).toContain('complaints_hidden');
    expect(plan).not.toContain('complaints_pkey');
  }
});

test('[REF-17] the user who closed it cannot confirm it by any call, and does not find it in the queue', async () => {
  const { desk, closed, verify } = office;
  const own = await closed(desk.mla);
  expect((await desk.get(desk.mla, 'verify/queue')).body.total).toBe(0);
  expect((await desk.get(desk.mp, 'verify/queue')).body.total).toBe(1);
  for (const result of ['confirmed', 'disputed', 'no_answer', 'wrong_number', 'declined']) {
    const refused = await verify(desk.mla, own, result);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Somebody else must confirm what you have closed.',
    ]);
  }
  await verify(desk.mp, own, 'confirmed');
  expect((await verify(desk.mla, own, 'confirmed')).status).toBe(403);
});

test('[REF-17, GRD-05, GRD-06] confirmed: told in the timeline, without a version or a line of history', async () => {
  const { desk, closed, shown, timeline, verify, verifier } = office;
  const id = await closed();
  const before = await shown(id);
  const history = await desk.history(desk.mla, id);
  const { body, status } = await verify(verifier, id, 'confirmed', { rating: 4, note: 'Thanks the office' });
  expect([status, body]).toEqual([
    200,
    { message: 'Noted.', verification: 'confirmed', reopened: false, offer_reopen: false },
  ]);
  const after = await shown(id);
  expect(after).toMatchObject({ status: 'Resolved', version: before.version });
  expect(after.closing).toMatchObject({ verification: 'confirmed', rating: 4, verified_on: '2026-06-01' });
  expect(await desk.history(desk.mla, id)).toEqual(history);
  expect((await timeline(id))[0]).toEqual({
    ...{ action: 'verified', verifyResult: 'confirmed', channel: 'phone', verification: 'confirmed' },
    ...{ rating: '4', note: 'Thanks the office' },
  });
  expect((await desk.get(verifier, 'verify/queue')).body.total).toBe(0);
});

test('[REF-17] bad inputs: an open case, a second word, a closing that nobody kept', async () => {
  const { desk, at, closed, record, verify, verifier } = office;
  expect(refusalOf(await verify(verifier, await record(), 'confirmed'), 'status')).toEqual([
    'This complaint is not resolved.',
  ]);
  const id = await closed();
  at('2026-11-12');
  await verify(verifier, id, 'confirmed');
  at('2026-11-20');
  expect(refusalOf(await verify(desk.mla, id, 'disputed'), 'closing')).toEqual([
    'This closing was confirmed on 12-11-2026.',
  ]);
  const other = await closed();
  await verify(verifier, other, 'declined');
  expect(refusalOf(await verify(verifier, other, 'confirmed'), 'closing')).toEqual([
    'The citizen did not want to speak of this closing on 20-11-2026.',
  ]);
  expect((await verify(verifier, other, 'perhaps')).status).toBe(422);
  expect((await verify(office.desk.staff, other, 'confirmed')).status).toBe(403);
  expect((await verify(verifier, 2_000_000_000, 'confirmed')).status).toBe(404);
});

describe('[REF-17] nobody answers', () => {
  const days = ['2026-06-01', '2026-06-02', '2026-06-03'];

  test('three times on three working days: unreachable, which is no confirmation', async () => {
    const { desk, at, closed, shown, verify, verifier } = office;
    const id = await closed();
    for (const [nth, day] of days.entries()) {
      at(day);
      const { body } = await verify(verifier, id, 'no_answer');
      expect(body.verification).toBe(nth < 2 ? 'pending' : 'unreachable');
    }
    const { body } = await desk.post(desk.mla, 'dashboard/stats', { include: 'confirmed' });
    expect(body).toEqual({ confirmed: 0 });
    expect((await shown(id)).closing.calls).toHaveLength(3);
    // A citizen who calls back can still confirm.
    expect((await verify(verifier, id, 'confirmed')).body.verification).toBe('confirmed');
  });

  test('several times on one day, and on a Sunday, count once and not at all', async () => {
    const { at, closed, verify, verifier } = office;
    const id = await closed();
    const states = [];
    for (const [day, time] of [
      ['2026-06-05', '10:30'],
      ['2026-06-05', '15:00'],
      ['2026-06-06', '11:00'],
      ['2026-06-07', '11:00'],
      ['2026-06-08', '11:00'],
    ] as const) {
      at(day, time);
      states.push((await verify(verifier, id, 'no_answer')).body.verification);
    }
    expect(states).toEqual(['pending', 'pending', 'pending', 'pending', 'unreachable']);
  });

  test('who was tried today is called on another day, and under a wrong number by nobody', async () => {
    const { desk, at, closed, verify, verifier } = office;
    const id = await closed();
    await verify(verifier, id, 'no_answer', { note: 'Switched off' });
    expect((await desk.get(verifier, 'verify/queue')).body).toMatchObject({ total: 0, tried: 1, data: [] });
    const tried = (await desk.get(verifier, 'verify/queue?tried=true')).body.data;
    expect(tried?.[0]).toMatchObject({ id, calls: [{ result: 'no_answer', note: 'Switched off' }] });
    at('2026-06-02');
    expect((await desk.get(verifier, 'verify/queue')).body).toMatchObject({ total: 1, tried: 0 });
    expect((await verify(verifier, id, 'wrong_number')).body.verification).toBe('unreachable');
  });
});

describe('[REF-18] disputed', () => {
  test('open again at once, one level up, with a notice to the mla and no line of history', async () => {
    const { desk, closed, rows, shown, told, timeline, verify, verifier } = office;
    const id = await closed();
    const { body } = await verify(verifier, id, 'disputed', { note: 'Nobody came' });
    expect(body).toMatchObject({ verification: 'disputed', reopened: true });
    expect(await shown(id)).toMatchObject({ status: 'open', priority: 'high', clock: { level: 1 } });
    expect(await told('disputed')).toEqual([desk.mla.id]);
    expect((await timeline(id)).map(({ action }) => action).slice(0, 3)).toEqual([
      'escalated',
      'reopened',
      'verified',
    ]);
    expect(await desk.history(desk.mla, id)).toEqual(['Resolved', 'Assigned to sunitha']);
    expect(await rows(id)).toMatchObject([
      { verification: 'disputed', reopen_reason: 'disputed', reopened_by: verifier.id, counts: true },
    ]);
  });

  test('three closings of one account within 30 days are told to the mla, once', async () => {
    const { desk, at, closed, told, verify, verifier } = office;
    for (const day of ['2026-06-01', '2026-06-10', '2026-06-20', '2026-06-22']) {
      at(day);
      await verify(verifier, await closed(desk.staff), 'disputed');
      await verify(verifier, await closed(desk.colleague), 'confirmed');
    }
    expect(await told('disputed_often')).toEqual([desk.mla.id]);
    expect(await told('disputed')).toHaveLength(4);
    at('2026-09-01');
    await verify(verifier, await closed(desk.staff), 'disputed');
    expect(await told('disputed_often')).toHaveLength(1);
  });

  test('what can no longer be reopened stays closed, disputed all the same', async () => {
    const { at, closed, set, shown, verify, verifier } = office;
    await set(100, { reopen_days: 30 });
    const id = await closed();
    at('2026-07-02');
    expect((await verify(verifier, id, 'disputed')).body).toMatchObject({
      verification: 'disputed',
      reopened: false,
    });
    expect(await shown(id)).toMatchObject({ status: 'Resolved', closing: { verification: 'disputed' } });
  });
});

test('[REF-19] a rating is 1 to 5, of who answered; 1 and 2 are told to who is in charge and offer to reopen', async () => {
  const { desk, closed, told, verify, verifier } = office;
  const id = await closed(desk.mla);
  for (const rating of [0, 6, 2.5])
    expect(refusalOf(await verify(verifier, id, 'confirmed', { rating }), 'rating')).toEqual([
      'Please enter 1 to 5.',
    ]);
  expect(refusalOf(await verify(verifier, id, 'declined', { rating: 3 }), 'rating')).toEqual([
    'Only a citizen who has answered gives a rating.',
  ]);
  expect((await verify(verifier, id, 'confirmed', { rating: 2 })).body.offer_reopen).toBe(true);
  expect(await told('rated_low')).toEqual([desk.staff.id]);
  const content = await closed(desk.mla);
  expect((await verify(verifier, content, 'confirmed', { rating: 3 })).body.offer_reopen).toBe(false);
  expect(await told('rated_low')).toHaveLength(1);
});

test('[REF-17, DESK-01] the day of a verifier has the number of the queue and the first of it; that of others only where somebody verifies', async () => {
  const { desk, closed, verifier } = office;
  const id = await closed();
  const dayOf = async (who: { token: string }) => (await desk.get(who as never, 'desk/day')).body.to_verify;
  expect(await dayOf(verifier)).toMatchObject({ total: 1, data: [{ id, name: 'Ramulu Goud' }] });
  expect(await dayOf(desk.mla)).toMatchObject({ total: 1 });
  expect(await dayOf(desk.staff)).toBeUndefined();
  expect(await dayOf(desk.otherMla)).toBeUndefined();
});
