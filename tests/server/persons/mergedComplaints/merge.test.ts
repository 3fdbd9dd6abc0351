import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { countDifferences } from '#server/complaints/list/verify.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintMerges } from '#server/persons/schema/merges.ts';
import { pdf } from '../../../fixtures/index.ts';
import { openDesk, refusalOf } from '../../complaints/desk.ts';

const DAY_MS = 86_400_000;
type By = { id: number; token: string };

const desk = await openDesk();
let phones = 9_848_500_000;

/** Complaints of one person, another one in each test. */
async function recordOfOne(count: number, by: By = desk.mla) {
  const phone = String(++phones);
  const made = [];
  for (let number = 0; number < count; number += 1) made.push(await desk.record(by, { phone }));
  return made as { id: number; complaint_number: string; [field: string]: unknown }[] & {
    [K in 0 | 1 | 2]: { id: number; complaint_number: string };
  };
}
const merge = (source_ids: number[], target_id: number, by: By = desk.mla) =>
  desk.post(by, 'complaint/merge', { source_ids, target_id });
const undo = (source_id: number, by: By = desk.mla) => desk.post(by, 'complaint/merge/undo', { source_id });
const one = async (id: number, by: By = desk.mla) => (await desk.get(by, `complaint/${id}`)).body;
const stored = async (id: number) =>
  (await desk.db.select().from(complaints).where(eq(complaints.id, id)))[0];
const timeline = async (id: number) =>
  (await desk.get(desk.mla, `complaint/timeline?complaint_id=${id}`)).body.data ?? [];
const mergedText = (number: string) => `This grievance was merged into ${number}.`;
const later = (days: number) => {
  desk.clock.now = new Date(desk.clock.now.getTime() + days * DAY_MS);
};

describe('merging complaints', () => {
  test('[PER-17, DASH-07] closes the sources, which tell into which one they went; every count still holds', async () => {
    const [target, first, second] = await recordOfOne(3);
    expect((await merge([first.id, second.id], target.id)).status).toBe(200);
    const merged_into = {
      ...{ id: target.id, number: target.complaint_number },
      merged_at: desk.clock.now.toISOString(),
      may_undo: true,
    };
    for (const { id } of [first, second]) {
      expect(await one(id)).toMatchObject({ status: 'close', outcome: 'merged', merged_into, version: 2 });
    }
    expect(await one(target.id)).toMatchObject({
      ...{ status: 'open', outcome: null, merged_into: null, version: 1 },
      merged_from: [
        { id: second.id, number: second.complaint_number },
        { id: first.id, number: first.complaint_number },
      ],
    });
    const { data } = await desk.list(desk.mla, { ids: `${target.id},${first.id}`, page: 1 });
    expect(data.map((row) => row.merged_into)).toEqual([merged_into, null]);
    expect(await countDifferences(desk.db)).toEqual([]);
  });

  test('[PER-17, LIST-04] both numbers are found', async () => {
    const [target, source] = await recordOfOne(2);
    await merge([source.id], target.id);
    for (const { id, complaint_number } of [target, source]) {
      const { data } = await desk.list(desk.mla, { complaint_number, page: 1 });
      expect(data.map((row) => row.id)).toEqual([id]);
    }
  });

  test('[PER-17, GRD-05] is recorded in both timelines and in no history', async () => {
    const [target, source] = await recordOfOne(2);
    await merge([source.id], target.id);
    expect((await timeline(source.id))[0]).toMatchObject({
      action: 'merged',
      changes: [
        { field: 'status', from: 'open', to: 'close' },
        { field: 'mergedInto', from: null, to: target.complaint_number },
      ],
    });
    expect((await timeline(target.id))[0]).toMatchObject({
      action: 'merged',
      changes: [{ field: 'mergedFrom', from: null, to: source.complaint_number }],
    });
    for (const { id } of [target, source]) expect(await desk.history(desk.mla, id)).toEqual([]);
  });

  test('[PER-17] answers, remarks and files stay on the source, and the target shows them', async () => {
    const [target, source, before] = await recordOfOne(3, desk.staff);
    await desk.post(desk.mla, 'complaint/history', { complaint_id: source.id, message: 'Called' });
    const answer = { complaint_id: source.id, message: 'We look into it', status: 'responded' };
    await desk.post(desk.mla, 'complaint/response', answer);
    const form = { complaint_id: source.id, file: pdf() };
    await desk.send('POST', 'complaint/media', { token: desk.mla.token, form });
    await merge([before.id], source.id);
    await merge([source.id], target.id);
    const { body } = await desk.get(desk.staff, `complaint/${target.id}/merged`);
    expect(body.data).toMatchObject([
      {
        ...{ id: source.id, complaint_number: source.complaint_number, details: expect.any(String) },
        media: [{ type: 'pdf' }],
        response: [{ message: 'We look into it' }],
        history: [{ message: 'Answered, now responded' }, { message: 'Called' }],
        timeline: expect.arrayContaining([expect.objectContaining({ action: 'merged' })]),
      },
      { id: before.id, media: [], response: [] },
    ]);
    expect(await desk.history(desk.mla, source.id)).toHaveLength(2);
  });

  test('[PER-17, PER-07] who has the target sees what was merged into it, and does not open what is not theirs', async () => {
    const [source] = await recordOfOne(1, desk.colleague);
    const phone = String(phones);
    const target = await desk.record(desk.staff, { phone });
    await merge([source?.id ?? 0], target.id, desk.deskHead);
    const { body } = await desk.get(desk.staff, `complaint/${target.id}/merged`);
    expect(body.data).toMatchObject([{ id: null, complaint_number: source?.complaint_number }]);
    expect((await desk.get(desk.staff, `complaint/${source?.id}`)).status).toBe(404);
    expect((await one(source?.id ?? 0, desk.colleague)).merged_into).toMatchObject({
      ...{ id: null, number: target.complaint_number },
    });
    expect((await desk.get(desk.colleague, `complaint/${target.id}/merged`)).status).toBe(404);
  });

  test('[PER-17] is for admin, mp, mla and the head of the desk', async () => {
    for (const by of [desk.admin, desk.mp, desk.mla, desk.deskHead]) {
      const [target, source] = await recordOfOne(2);
      expect((await merge([source.id], target.id, by)).status).toBe(200);
      expect((await undo(source.id, by)).status).toBe(200);
    }
    const [target, source] = await recordOfOne(2, desk.staff);
    expect((await merge([source.id], target.id, desk.staff)).status).toBe(403);
    await merge([source.id], target.id);
    expect((await undo(source.id, desk.staff)).status).toBe(403);
  });
});

describe('refused merges', () => {
  test('[PER-17] complaints of two persons', async () => {
    const [target] = await recordOfOne(1);
    const [other] = await recordOfOne(1);
    const refused = await merge([other?.id ?? 0], target?.id ?? 0);
    expect(refusalOf(refused, 'source_ids')).toEqual(['Merge the people first, or make a cause.']);
    const demo = await desk.record(desk.mla, { name: 'demo' });
    const alsoDemo = await desk.record(desk.mla, { name: 'demo' });
    expect(refusalOf(await merge([demo.id], alsoDemo.id), 'source_ids')).toHaveLength(1);
  });

  test('[PER-17] one into itself', async () => {
    const [target, source] = await recordOfOne(2);
    const refused = await merge([source.id, target.id], target.id);
    expect(refusalOf(refused, 'source_ids')).toEqual(['Choose another grievance.']);
    expect((await stored(source.id))?.status).toBe('open');
  });

  test('[PER-17] into one that is merged itself: 409 with the one that it has become a part of', async () => {
    const [last, middle, first, another] = await recordOfOne(4);
    await merge([first.id], middle.id);
    await merge([middle.id], last.id);
    for (const { id } of [first, middle]) {
      const refused = await merge([another?.id ?? 0], id);
      expect([refused.status, refused.body.message]).toEqual([409, mergedText(last.complaint_number)]);
      expect(refused.body.current).toMatchObject({ id: last.id });
    }
    expect(refusalOf(await merge([first.id], last.id), 'merged_into')).toEqual([
      mergedText(middle.complaint_number),
    ]);
  });

  test('[PER-17, SCOPE-08] one that does not exist or lies elsewhere', async () => {
    const [target, source] = await recordOfOne(2);
    expect((await merge([source.id, 2_000_000_000], target.id)).status).toBe(404);
    expect((await merge([source.id], target.id, desk.otherMla)).status).toBe(404);
    expect(refusalOf(await merge([], target.id), 'source_ids')).toEqual([errorTexts.required]);
    expect((await undo(source.id, desk.otherMla)).status).toBe(404);
  });

  test('[PER-17, DET-14] one into which others were merged is not deleted, a merged one is', async () => {
    const [target, source, undone] = await recordOfOne(3);
    await merge([source.id, undone.id], target.id);
    await undo(undone.id);
    const remove = (id: number) => desk.remove(desk.admin, `complaint/${id}`);
    expect(refusalOf(await remove(target.id), 'merged_from')).toEqual([errorTexts.othersMergedHere]);
    expect((await remove(source.id)).status).toBe(200);
    expect(await one(target.id)).toMatchObject({ merged_from: [] });
    expect((await remove(target.id)).status).toBe(200);
    expect(await desk.db.$count(complaintMerges, eq(complaintMerges.source_id, undone.id))).toBe(0);
  });
});

describe('undoing a merge', () => {
  test('[PER-17] gives back the status and when it was closed', async () => {
    const [target, open, closed] = await recordOfOne(3);
    await desk.post(desk.mla, 'complaint/close', { id: closed.id, message: 'Done' });
    const closedAt = (await stored(closed.id))?.closed_at;
    later(1);
    await merge([open.id, closed.id], target.id);
    expect(await stored(closed.id)).toMatchObject({ status: 'close', closed_at: closedAt });
    later(30);
    for (const { id } of [open, closed]) expect((await undo(id)).status).toBe(200);
    expect(await stored(open.id)).toMatchObject({ status: 'open', closed_at: null });
    expect(await stored(closed.id)).toMatchObject({ status: 'Resolved', closed_at: closedAt });
    expect(await one(open.id)).toMatchObject({ merged_into: null, outcome: null });
    expect(await one(target.id)).toMatchObject({ merged_from: [] });
    expect((await timeline(open.id))[0]).toMatchObject({ action: 'mergeUndone' });
    expect((await timeline(target.id))[0]).toMatchObject({ action: 'mergeUndone' });
    expect(await countDifferences(desk.db)).toEqual([]);
    const answer = { complaint_id: open.id, message: 'Yes', status: 'responded' };
    expect((await desk.post(desk.mla, 'complaint/response', answer)).status).toBe(201);
  });

  test('[PER-17] twice, after 30 days, or without a merge is refused', async () => {
    const [target, source, other] = await recordOfOne(3);
    expect(refusalOf(await undo(source.id), 'merged_into')).toEqual([errorTexts.notMerged]);
    await merge([source.id, other.id], target.id);
    await undo(source.id);
    expect(refusalOf(await undo(source.id), 'source_id')).toEqual(['This merge has been undone already.']);
    later(30.01);
    expect((await one(other.id)).merged_into).toMatchObject({ may_undo: false });
    expect(refusalOf(await undo(other.id), 'merged_into')).toEqual(['A merge can be undone for 30 days.']);
    expect((await merge([source.id], target.id)).status).toBe(200);
    expect((await undo(source.id)).status).toBe(200);
  });

  test('[PER-17, GRD-09] an erased source stays merged', async () => {
    const [target, source] = await recordOfOne(2);
    await desk.post(desk.mla, 'complaint/close', { id: target.id, message: 'Done' });
    await merge([source.id], target.id);
    const phone = String(phones);
    const erase = { phone, confirmation: phone, open: false };
    expect((await desk.post(desk.admin, 'privacy/person/erase', erase)).status).toBe(200);
    expect(refusalOf(await undo(source.id), 'source_id')).toEqual(['One of the two has been erased.']);
  });
});
