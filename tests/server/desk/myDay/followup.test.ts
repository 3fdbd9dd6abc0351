import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { complaintFollowups } from '#server/desk/schema/followups.ts';
import { type Desk, openDesk, refusalOf } from '../../complaints/desk.ts';

type Person = Parameters<Desk['post']>[0];

/** A Friday; the office opens at ten, and not on the second Saturday, 13 June. */
const FRIDAY = '2026-06-12';
const desk = await openDesk();
const { at } = desk;
at(FRIDAY);

const put = (by: Person, id: number, on: string | null, more: object = {}) =>
  desk.post(by, 'complaint/followup', { id, on, ...more });
const shown = async (by: Person, id: number) => (await desk.get(by, `complaint/${id}`)).body.followup;
const names = async (by: Person, followup: string) => (await desk.list(by, { page: 1, followup })).names;
const rowsOf = (id: number) =>
  desk.db.select().from(complaintFollowups).where(eq(complaintFollowups.complaint_id, id));

describe('[DESK-04] a follow-up', () => {
  test('is the own one of who sets it; a second one moves it', async () => {
    const { id, version } = await desk.record(desk.mla);
    expect((await put(desk.mla, id, '2026-06-16', { note: 'Ring again' })).body).toEqual({
      id,
      followup: { on: '2026-06-16', note: 'Ring again' },
    });
    expect(await shown(desk.mla, id)).toEqual({ on: '2026-06-16', note: 'Ring again' });
    expect(await shown(desk.mp, id)).toBeNull();
    await put(desk.mp, id, '2026-06-17');
    await put(desk.mla, id, '2026-06-18');
    expect(await rowsOf(id)).toHaveLength(2);
    expect(await shown(desk.mla, id)).toEqual({ on: '2026-06-18', note: null });
    const { body } = await desk.get(desk.mla, `complaint/${id}`);
    expect([body.version, body.clock]).toEqual([version, expect.objectContaining({ state: 'running' })]);
  });

  test('is told by the timeline, with its days and never its note, and not by the history', async () => {
    const { id } = await desk.record(desk.mla);
    await put(desk.mla, id, '2026-06-16', { note: 'Ring again' });
    await put(desk.mla, id, '2026-06-16', { note: 'Ring at nine' });
    await put(desk.mla, id, null, { done: true });
    const { body } = await desk.get(desk.mla, `complaint/timeline?complaint_id=${id}`);
    const told = (body.data as unknown as { action: string; changes: unknown }[]).slice(0, 3);
    expect(told).toMatchObject([
      { action: 'followedUp', changes: [{ field: 'followup', from: '2026-06-16', to: null }] },
      { action: 'followedUp', changes: [{ field: 'followup', from: null, to: '2026-06-16' }] },
      { action: 'created' },
    ]);
    expect(JSON.stringify(body)).not.toContain('Ring');
    expect(await desk.history(desk.mla, id)).toEqual([]);
  });

  test('ends cleared, done, or with the complaint, for everybody', async () => {
    const { id } = await desk.record(desk.mla);
    await put(desk.mla, id, '2026-06-16');
    expect((await put(desk.mla, id, null)).body.followup).toBeNull();
    await put(desk.mla, id, '2026-06-16');
    await put(desk.mla, id, null, { done: true });
    expect((await put(desk.mla, id, null)).status).toBe(200);
    await put(desk.mla, id, '2026-06-16');
    await put(desk.mp, id, '2026-06-16');
    await desk.post(desk.mla, 'complaint/close', { id, message: 'Done.' });
    const states = (await rowsOf(id)).map(({ state }) => state).sort();
    expect(states).toEqual(['cleared', 'done', 'done', 'done']);
    expect(await shown(desk.mla, id)).toBeNull();
  });

  test('is refused for a day that is too early or too far, and for what is closed', async () => {
    const { id } = await desk.record(desk.mla);
    for (const day of ['2026-06-11', FRIDAY])
      expect(refusalOf(await put(desk.mla, id, day), 'on')).toEqual(['Choose a day from tomorrow on.']);
    expect((await put(desk.mla, id, '2027-06-12')).status).toBe(200);
    const far = await put(desk.mla, id, '2027-06-13');
    expect(refusalOf(far, 'on')).toEqual(['Choose a day within the next 365 days.']);
    await desk.post(desk.mla, 'complaint/close', { id, message: 'Done.' });
    const closed = await put(desk.mla, id, '2026-06-16');
    expect(refusalOf(closed, 'status')).toEqual(['This complaint is already resolved.']);
    expect((await put(desk.otherMla, id, '2026-06-16')).status).toBe(404);
  });

  test('comes when the office of the complaint opens, on a closed day when it opens next', async () => {
    const tuesday = await desk.record(desk.mla, { name: 'Tuesday' });
    const saturday = await desk.record(desk.mla, { name: 'Second Saturday' });
    await put(desk.colleague, tuesday.id, '2026-06-16');
    await put(desk.deskHead, tuesday.id, '2026-06-16');
    await put(desk.deskHead, saturday.id, '2026-06-13');
    const waiting = async (day: string, time: string) => {
      at(day, time);
      return [await names(desk.deskHead, 'today'), await names(desk.deskHead, 'later')];
    };
    expect(await waiting('2026-06-13', '12:00')).toEqual([[], ['Second Saturday', 'Tuesday']]);
    expect(await waiting('2026-06-15', '09:59')).toEqual([[], ['Second Saturday', 'Tuesday']]);
    expect(await waiting('2026-06-15', '10:00')).toEqual([['Second Saturday'], ['Tuesday']]);
    expect(await waiting('2026-06-16', '10:00')).toEqual([['Second Saturday', 'Tuesday'], []]);
    at('2026-06-15', '10:00');
    const others = await names(desk.deskHead, 'not_later');
    expect(others).toContain('Second Saturday');
    expect(others).not.toContain('Tuesday');
    expect(await names(desk.colleague, 'later')).toEqual([]);
    expect(await names(desk.mp, 'today')).toEqual([]);
    at(FRIDAY);
  });
});
