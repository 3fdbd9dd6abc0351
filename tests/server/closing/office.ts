import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { NoticeKind } from '#contract/capabilities/noticeKinds.ts';
import type { RecordClosing } from '#contract/closing/closingCalls.ts';
import type { TimelineEntry } from '#contract/complaints/timeline.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaintClosings } from '#server/closing/schema/closings.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { openStaffed } from '../complaints/desk.ts';

type Values = Record<string, unknown>;
interface Person {
  id: number;
  token: string;
}

/** A desk where every closing must be verified, and its verifier. */
export async function openClosing() {
  const desk = await openStaffed();
  const { at, verifier } = desk;
  registerHandlers(desk.services);

  /** What the office of the mla sets; of all categories the same share. */
  const set = async (share: number, closing: Values = {}) => {
    const categories = [desk.roads, desk.water].map((category_id) => ({ category_id, verify_share: share }));
    const json = { categories, closing };
    const { status } = await desk.put(desk.mla, 'office/settings', json);
    expect(status).toBe(200);
  };
  const fresh = async (share = 100, closing: Values = {}) => {
    await desk.db.delete(complaints);
    await desk.db.update(offices).set({ settings: {} });
    at('2026-06-01');
    await set(share, closing);
  };

  const record = async (given: Values = {}) =>
    (await desk.record(desk.mla, { staff_id: desk.staff.id, ...given })).id;
  const close = (by: Person, id: number, given: Values = {}) =>
    desk.post(by, 'complaint/close', { id, message: 'The road is mended.', ...given });
  const closed = async (by: Person = desk.staff, given: Values = {}) => {
    const id = await record(by.id === desk.colleague.id ? { staff_id: by.id } : {});
    expect((await close(by, id, given)).status).toBe(200);
    return id;
  };
  const verify = (by: Person, id: number, result: string, given: Values = {}) =>
    desk.post(by, `complaint/${id}/verify`, { result, channel: 'phone', ...given });
  const reopen = (by: Person, id: number, given: Values = {}) =>
    desk.post(by, 'complaint/reopen', { id, ...given });

  const shown = async (id: number) =>
    (await desk.get(desk.admin, `complaint/${id}`)).body as Values & {
      status: string;
      version: number;
      clock: { level: number };
      closing: RecordClosing;
    };
  const rows = (id: number) =>
    desk.db
      .select()
      .from(complaintClosings)
      .where(eq(complaintClosings.complaint_id, id))
      .orderBy(asc(complaintClosings.id));
  /** The users who got a notice, and its content. */
  const told = async (kind: NoticeKind) =>
    (await desk.db.select().from(notices).where(eq(notices.kind, kind)).orderBy(asc(notices.id))).map(
      ({ user_id }) => user_id,
    );
  const timeline = async (id: number) => {
    const { body } = await desk.get(desk.admin, `complaint/timeline?complaint_id=${id}`);
    return (body.data as unknown as TimelineEntry[]).map(({ action, changes }) => ({
      action,
      ...Object.fromEntries(changes.map(({ field, to }) => [field, to])),
    }));
  };
  return {
    ...{ desk, verifier, at, set, fresh, record, close, closed },
    ...{ verify, reopen, shown, rows, told, timeline },
  };
}
