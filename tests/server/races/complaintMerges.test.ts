import { and, inArray, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countDifferences } from '#server/complaints/list/verify.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintMerges } from '#server/persons/schema/merges.ts';
import { openServer, tally, together } from './server.ts';

const { desk, send } = await openServer();
const { mla } = desk;

async function recordOfOne(count: number, phone: string): Promise<number[]> {
  const made = await together(count, () => send(mla, 'POST', 'complaint', { json: desk.body({ phone }) }));
  return made.map(({ body }) => Number(body.id)).sort((one, other) => one - other);
}
const merge = (source_ids: number[], target_id: number) =>
  send(mla, 'POST', 'complaint/merge', { json: { source_ids, target_id } });
const mergesAmong = (ids: number[]) =>
  desk.db
    .select()
    .from(complaintMerges)
    .where(and(inArray(complaintMerges.source_id, ids), isNull(complaintMerges.undone_at)));

test('[PER-17] fifty merges of overlapping complaints at once end without a circle, each merged once', async () => {
  const ids = await recordOfOne(10, '9848055555');
  const pick = (index: number) => ids[index % ids.length] ?? 0;
  const answers = await together(50, (index) => {
    const [source, other, target] = [pick(index), pick(index * 3 + 1), pick(index * 7 + 2)];
    const sources = [...new Set([source, other])].filter((id) => id !== target);
    return merge(sources.length > 0 ? sources : [pick(index + 1)], target);
  });
  const told = tally(answers);
  expect((told[200] ?? 0) + (told[409] ?? 0) + (told[422] ?? 0)).toBe(50);
  const merges = await mergesAmong(ids);
  const into = new Map(merges.map(({ source_id, target_id }) => [source_id, target_id]));
  expect(into.size).toBe(merges.length);
  for (const id of ids) {
    let [at, steps] = [id, 0];
    for (let next = into.get(at); next !== undefined; next = into.get(at)) {
      at = next;
      steps += 1;
      expect(steps).toBeLessThan(ids.length);
    }
  }
  const rows = await desk.db.select().from(complaints).where(inArray(complaints.id, ids));
  for (const { id, status } of rows) expect([id, status]).toEqual([id, into.has(id) ? 'close' : 'open']);
  expect(await countDifferences(desk.db)).toEqual([]);
});

test('[PER-17] an undo that is sent many times gives back once; a remark and a merge at once lose nothing', async () => {
  const [target = 0, source = 0] = await recordOfOne(2, '9848033333');
  const remark = { complaint_id: source, message: 'Called' };
  const both = await Promise.all([
    merge([source], target),
    send(mla, 'POST', 'complaint/history', { json: remark }),
  ]);
  expect(both[0].status).toBe(200);
  expect([201, 422]).toContain(both[1].status);
  const undone = await together(10, () =>
    send(mla, 'POST', 'complaint/merge/undo', { json: { source_id: source } }),
  );
  expect(tally(undone)).toEqual({ 200: 1, 422: 9 });
  const [row] = await desk.db
    .select()
    .from(complaints)
    .where(inArray(complaints.id, [source]));
  expect(row?.status).toBe('open');
});
