import { beforeEach, describe, expect, test } from 'vitest';
import { closingProposals } from '#server/closing/schema/closings.ts';
import { pdf } from '../../fixtures/index.ts';
import { refusalOf } from '../complaints/desk.ts';
import { openClosing } from './office.ts';

const office = await openClosing();
beforeEach(() => office.fresh(100, { second_approval: true }));

const REFUSED = { outcome: 'not_possible', reason: 'Forest land' };
const proposed = async (given: Record<string, unknown> = REFUSED) => {
  const id = await office.record();
  expect((await office.close(office.desk.staff, id, given)).body.proposed).toBe(true);
  return id;
};
const approve = (by: { id: number; token: string }, id: number, given: Record<string, unknown> = {}) =>
  office.desk.post(by, `complaint/${id}/approve`, { approved: true, ...given });

test('[REF-21] off unless the office switches it on, and only of what is refused to the citizen', async () => {
  const { close, desk, record, set, shown } = office;
  for (const outcome of ['solved', 'partly', 'information', 'withdrawn', null]) {
    const id = await record();
    expect((await close(desk.staff, id, { outcome })).body.proposed).toBeUndefined();
    expect((await shown(id)).status).toBe('Resolved');
  }
  await set(100, { second_approval: null });
  const id = await record();
  expect((await close(desk.staff, id, REFUSED)).body.proposed).toBeUndefined();
  expect((await shown(id)).status).toBe('Resolved');
});

test('[REF-21] in progress with the chip until somebody else with the right approves, in the name of who proposed it', async () => {
  const { desk, rows, shown, told, timeline, verify } = office;
  const id = await office.record();
  const form = { id, message: 'The forest department owns it.', ...REFUSED, file: pdf() };
  await desk.send('POST', 'complaint/close', { token: desk.staff.token, form });
  expect(await shown(id)).toMatchObject({
    status: 'reviewed',
    closing: { to_approve: true, outcome: 'not_possible', verification: null, proposed_by: desk.staff.id },
  });
  expect(await desk.history(desk.mla, id)).toEqual(['Assigned to sunitha']);
  expect(await told('to_approve')).toEqual([desk.deskHead.id]);
  expect((await approve(desk.staff, id)).status).toBe(403);
  expect((await approve(desk.deskHead, id)).status).toBe(200);
  expect(await shown(id)).toMatchObject({ status: 'Resolved', closing: { to_approve: false } });
  expect(await rows(id)).toMatchObject([
    { ...REFUSED, closed_by: desk.staff.id, approved_by: desk.deskHead.id, verification: 'pending' },
  ]);
  const answers = (await desk.get(desk.mla, `complaint/response?complaint_id=${id}`)).body.data;
  expect(answers).toMatchObject([{ message: form.message, media: [{ type: 'pdf' }] }]);
  expect((await timeline(id)).map(({ action }) => action).slice(0, 2)).toEqual([
    'resolved',
    'closingProposed',
  ]);
  expect(await desk.db.$count(closingProposals)).toBe(0);
  for (const who of [desk.staff, desk.deskHead])
    expect((await verify(who, id, 'confirmed')).status).toBe(403);
});

describe('[REF-21, REF-16] what waits for approval is not closed without an outcome', () => {
  const WAITS = 'This grievance waits for an approval: approve or refuse that first.';
  const FINAL = { message: 'No', status: 'Resolved' };
  const ask = (path: string, json: Record<string, unknown>) => office.desk.post(office.desk.mla, path, json);
  const bulk = async (id: number, action: string, params: object) => {
    const { body } = await ask('bulk', { action, params, ids: [id], dry_run: true });
    expect(body).toMatchObject({ possible: 0, refused: [{ reason: expect.stringContaining(WAITS) }] });
    return ask('bulk', { action, params, ids: [id] });
  };
  const macro = async () => {
    const { body } = await ask('macro', { name: crypto.randomUUID(), steps: [{ kind: 'answer', ...FINAL }] });
    return { macro_id: Number(body.id), version: Number(body.version) };
  };
  const cause = async (id: number) => {
    const { desk } = office;
    const json = { ...desk.places.V1, title: 'Forest', category_id: desk.roads, complaint_ids: [id] };
    return Number((await ask('cause', json)).body.id);
  };
  /** Every call that closes, by a user who may make it. */
  const WAYS: [string, (id: number) => Promise<unknown>][] = [
    ['complaint/close', (id) => ask('complaint/close', { id, message: 'No' })],
    ['complaint/close of who proposed it', (id) => office.close(office.desk.staff, id)],
    [
      'an answer that closes',
      (id) => ask('complaint/response', { complaint_id: id, message: 'No', status: 'close' }),
    ],
    ['an answer that resolves', (id) => ask('complaint/response', { complaint_id: id, ...FINAL })],
    [
      'an edit of the status',
      (id) => office.desk.put(office.desk.mla, `complaint/${id}`, { status: 'close' }),
    ],
    ['bulk work that resolves', (id) => bulk(id, 'resolve', { message: 'No' })],
    ['bulk work that answers', (id) => bulk(id, 'answer', FINAL)],
    ['bulk work by a macro', async (id) => bulk(id, 'macro', await macro())],
    ['a macro', async (id) => ask('macro/apply', { id, ...(await macro()), dry_run: false })],
    ['the answer of a cause', async (id) => ask(`cause/${await cause(id)}/answer`, FINAL)],
  ];
  test.each(WAYS)('by %s', async (_, way) => {
    const id = await proposed();
    await way(id);
    await office.desk.services.jobs.runDue();
    expect(await office.shown(id)).toMatchObject({ status: 'reviewed', closing: { to_approve: true } });
    expect(await office.rows(id)).toEqual([]);
  });

  test('an answer that does not close is given, and a merge that is undone leaves it waiting', async () => {
    const { desk, record, shown } = office;
    const phone = '9848000077';
    const id = await record({ phone });
    await office.close(desk.staff, id, REFUSED);
    const answer = { complaint_id: id, message: 'We still look', status: 'responded' };
    expect((await desk.post(desk.staff, 'complaint/response', answer)).status).toBe(201);
    const target = await record({ phone });
    expect((await ask('complaint/merge', { source_ids: [id], target_id: target })).status).toBe(200);
    expect((await ask('complaint/merge/undo', { source_id: id })).status).toBe(200);
    expect(await shown(id)).toMatchObject({ status: 'responded', closing: { to_approve: true } });
    expect((await approve(desk.mla, id)).status).toBe(200);
    expect((await shown(id)).status).toBe('Resolved');
  });
});

test.each([
  ['complaint/close', (id: number) => office.close(office.desk.mla, id, REFUSED)],
  [
    'the answer of a cause',
    async (id: number) => {
      const { desk } = office;
      const place = { ...desk.places.V1, title: 'Forest', category_id: desk.roads };
      const { body } = await desk.post(desk.mla, 'cause', { ...place, complaint_ids: [id] });
      const said = { message: 'No', close: true, ...REFUSED };
      return desk.post(desk.mla, `cause/${body.id}/answer`, said);
    },
  ],
])('[REF-21] every way that names a refusal proposes it: %s', async (_, way) => {
  const id = await office.record();
  await way(id);
  await office.desk.services.jobs.runDue();
  expect(await office.shown(id)).toMatchObject({ status: 'reviewed', closing: { to_approve: true } });
});

test('[REF-21] refused with a note, of which who proposed it is told', async () => {
  const { desk, shown, told, timeline } = office;
  const id = await proposed();
  expect(refusalOf(await approve(desk.mla, id, { approved: false }), 'note')).toEqual([
    'This field is required.',
  ]);
  expect((await approve(desk.mla, id, { approved: false, note: 'Ask the collector' })).status).toBe(200);
  expect(await shown(id)).toMatchObject({ status: 'reviewed', closing: { to_approve: false } });
  expect(await told('not_approved')).toEqual([desk.staff.id]);
  expect((await timeline(id))[0]).toMatchObject({ action: 'closingRefused', note: 'Ask the collector' });
  expect(refusalOf(await approve(desk.mla, id), 'closing')).toEqual([
    'This grievance waits for no approval.',
  ]);
});

test('[REF-21] the proposer cannot approve, even with the permission; a solution closes it without approval', async () => {
  const { close, desk, record, shown } = office;
  const id = await record();
  await close(desk.mla, id, REFUSED);
  const refused = await approve(desk.mla, id);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Somebody else must approve what you have proposed.',
  ]);
  await close(desk.staff, id, { outcome: 'solved' });
  expect((await shown(id)).status).toBe('Resolved');
  expect(await desk.db.$count(closingProposals)).toBe(0);
  expect(refusalOf(await approve(desk.admin, id), 'status')).toEqual(['This complaint is already resolved.']);
});

test('[REF-21, DET-14] with the grievance its proposal goes, file included', async () => {
  const { desk, record } = office;
  const id = await record();
  const before = await desk.storedFiles();
  const form = { id, message: 'No', ...REFUSED, file: pdf() };
  await desk.send('POST', 'complaint/close', { token: desk.staff.token, form });
  expect(await desk.storedFiles()).toHaveLength(before.length + 1);
  expect((await desk.remove(desk.mla, `complaint/${id}`)).status).toBe(200);
  expect(await desk.storedFiles()).toEqual(before);
});
