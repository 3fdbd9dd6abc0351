import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { isSelectedForVerification } from '#server/closing/close.ts';
import { pdf } from '../../fixtures/index.ts';
import { refusalOf } from '../complaints/desk.ts';
import { openClosing } from './office.ts';

const office = await openClosing();
beforeEach(() => office.fresh());

/** The calculation that docs/guide/closing.md describes: the first 8 digits of the hash, modulo 100. */
const placeOf = (number: unknown) =>
  Number.parseInt(createHash('sha256').update(String(number)).digest('hex').slice(0, 8), 16) % 100;

test('[REF-16, GRD-04] outcome, reason and that there is no evidence are kept; a call without them keeps null', async () => {
  const { desk, closed, record, rows, shown, timeline } = office;
  const plain = await closed();
  expect(await rows(plain)).toMatchObject([
    { outcome: null, reason: null, without_evidence: false, closed_by: desk.staff.id, is_last: true },
  ]);
  const id = await closed(desk.staff, { outcome: 'partly', without_evidence: true });
  expect((await shown(id)).closing).toMatchObject({
    ...{ outcome: 'partly', without_evidence: true, verification: 'pending', closed_by: desk.staff.id },
    may_reopen: true,
  });
  expect((await timeline(id))[0]).toMatchObject({
    action: 'resolved',
    outcome: 'partly',
    withoutEvidence: 'yes',
  });
  const withFile = await record();
  const form = { id: withFile, message: 'Done', outcome: 'solved', without_evidence: true, file: pdf() };
  expect((await desk.send('POST', 'complaint/close', { token: desk.staff.token, form })).status).toBe(200);
  expect((await shown(withFile)).closing.without_evidence).toBe(false);
});

test('[REF-16] what is not possible says why, what is not the office’s matter where to go; other words are refused', async () => {
  const { desk, close, record, shown } = office;
  for (const outcome of ['not_possible', 'not_ours']) {
    const id = await record();
    expect(refusalOf(await close(desk.staff, id, { outcome }), 'reason')).toEqual([
      'Please say why it is not possible, or where the citizen can go.',
    ]);
    expect((await close(desk.staff, id, { outcome, reason: 'Ask the tahsildar' })).status).toBe(200);
    expect((await shown(id)).closing).toMatchObject({ outcome, reason: 'Ask the tahsildar' });
  }
  const id = await record();
  expect((await close(desk.staff, id, { outcome: 'fine' })).status).toBe(422);
  expect((await shown(id)).status).toBe('reviewed');
});

test('[REF-16] the office’s share of a category is verified; shipped are 20 percent @seldom', async () => {
  const { closed, shown, set } = office;
  await set(0);
  expect((await shown(await closed())).closing.verification).toBe('none');
  await set(100);
  expect((await shown(await closed())).closing.verification).toBe('pending');
  await office.desk.put(office.desk.mla, 'office/settings', {
    categories: [{ category_id: office.desk.roads, verify_share: null }],
  });
  const asked = [];
  for (let nth = 0; nth < 25; nth += 1) {
    const { closing, complaint_number } = await shown(await closed());
    const expected = placeOf(complaint_number) < 20 ? 'pending' : 'none';
    expect([complaint_number, closing.verification]).toEqual([complaint_number, expected]);
    asked.push(expected);
  }
  expect(new Set(asked)).toEqual(new Set(['pending', 'none']));
});

test('[REF-16] after a dispute every closing is verified, whatever the share', async () => {
  const { desk, closed, close, set, shown, verify, verifier } = office;
  const id = await closed();
  await verify(verifier, id, 'disputed');
  await set(0);
  expect((await close(desk.staff, id)).status).toBe(200);
  expect((await shown(id)).closing.verification).toBe('pending');
});

test('[REF-16] whatever call closes a grievance keeps how: an answer, a macro, many at once, the answer of a cause', async () => {
  const { desk, record, rows } = office;
  const { mla } = desk;
  const byAnswer = await record();
  await desk.post(mla, 'complaint/response', { complaint_id: byAnswer, message: 'Done', status: 'close' });
  const inBulk = await record();
  await desk.post(mla, 'bulk', { action: 'resolve', params: { message: 'Done' }, ids: [inBulk] });
  const byMacro = await record();
  const steps = [{ kind: 'answer', reply_id: null, message: 'Done', status: 'Resolved' }];
  const macro = await desk.post(mla, 'macro', { name: 'Done', steps });
  await desk.post(mla, 'macro/apply', { macro_id: macro.body.id, id: byMacro });
  const inCause = await record();
  const given = { ...desk.places.V1, title: 'Road', category_id: desk.roads, complaint_ids: [inCause] };
  const cause = await desk.post(mla, 'cause', given);
  await desk.post(mla, `cause/${cause.body.id}/answer`, { message: 'Done', close: true });
  await desk.services.jobs.runDue();
  for (const id of [byAnswer, inBulk, byMacro, inCause])
    expect(await rows(id)).toMatchObject([{ closed_by: mla.id, outcome: null, verification: 'pending' }]);
});

test('[REF-16, GRD-06] a row of a list tells how it was closed; what is merged is not closed by it', async () => {
  const { desk, closed, record, rows } = office;
  const id = await closed(desk.staff, { outcome: 'information' });
  const [row] = (await desk.list(desk.mla, { ids: id })).data;
  expect(row?.closing).toEqual({ outcome: 'information', verification: 'pending', to_approve: false });
  const [source, target] = [await record(), await record()];
  await desk.post(desk.mla, 'complaint/merge', { source_ids: [source], target_id: target });
  expect(await rows(source)).toEqual([]);
  const { data } = await desk.list(desk.mla, { ids: `${source},${target}` });
  expect(data.map(({ closing }) => closing)).toEqual([undefined, undefined]);
});

test('[REF-16, DASH-01] the dashboard tells how many of the closed are confirmed, and the rest is claimed', async () => {
  const { desk, closed, reopen, verify, verifier } = office;
  const stats = async () =>
    (await desk.post(desk.mla, 'dashboard/stats', { include: 'closed,confirmed' })).body;
  const id = await closed();
  await closed();
  await verify(verifier, id, 'confirmed');
  expect(await stats()).toMatchObject({ closed: 2, confirmed: 1 });
  await reopen(desk.mla, id, { reason: 'came_back' });
  expect(await stats()).toMatchObject({ closed: 1, confirmed: 0 });
});

/** Computed apart, with Python: int.from_bytes(sha256(number).digest()[:4], 'big') % 100. */
const PLACES: Record<string, number> = {
  '2026-000001': 76,
  '2026-000002': 91,
  '2026-000003': 45,
  '2026-000004': 18,
  '2026-000005': 14,
  '2025-000147': 12,
  '2026-000123': 93,
};

test('[REF-16] whether a closing is asked about follows from its number alone, as anybody can check', () => {
  for (const [number, place] of Object.entries(PLACES)) {
    expect([number, isSelectedForVerification(number, place)]).toEqual([number, false]);
    expect([number, isSelectedForVerification(number, place + 1)]).toEqual([number, true]);
    expect([number, isSelectedForVerification(number, 0), isSelectedForVerification(number, 100)]).toEqual([
      number,
      false,
      true,
    ]);
  }
});

test('[REF-16] of the first thousand numbers of a year 20 percent are 201', () => {
  const numbers = Array.from({ length: 1_000 }, (_, n) => `2026-${String(n + 1).padStart(6, '0')}`);
  expect(numbers.filter((number) => isSelectedForVerification(number, 20))).toHaveLength(201);
});

test('[REF-16] an outsider repeats it with the command of docs/guide/closing.md', () => {
  const [, command = '', number = '', place] =
    /^(printf (\S+) .*?) {2,}#.* modulo 100 is (\d+)/m.exec(readFileSync('docs/guide/closing.md', 'utf8')) ??
    [];
  const placeOf = (of: string) =>
    Number.parseInt(execFileSync('sh', ['-c', command.replace(number, of)], { encoding: 'utf8' }), 16) % 100;
  expect(placeOf(number)).toBe(Number(place));
  for (const of of Object.keys(PLACES)) expect([of, placeOf(of)]).toEqual([of, PLACES[of]]);
});
