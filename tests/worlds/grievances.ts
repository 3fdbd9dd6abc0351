import { expect } from 'vitest';
import { pdf, png } from '../fixtures/index.ts';
import type { StaffedDesk } from '../server/complaints/desk.ts';

type Values = Record<string, unknown>;

/**
 * Ten complaints through the API, each in the state that its name says and of another person, all at V1 except one, and
 * templates of messages: two that are approved and a draft. Returns their ids.
 */
export async function recordGrievances(desk: StaffedDesk) {
  const { admin, mla, staff, places, ravi, roadsDepartment } = desk;
  let phones = 9_848_300_000;
  const record = async (name: string, given: Values = {}, by = mla) =>
    (await desk.record(by, { name, phone: String(++phones), ...given })).id;
  const post = async (path: string, json: Values, by = mla) => {
    const { status, body } = await desk.post(by, path, json);
    expect([path, status, body.errors]).toEqual([path, expect.toBeOneOf([200, 201]), undefined]);
    return body.id ?? 0;
  };
  const close = (id: number) => post('complaint/close', { id, message: 'The road is repaired.' });
  const attach = async (complaint_id: number, file: File) => {
    const form = { complaint_id, file };
    expect((await desk.send('POST', 'complaint/media', { token: mla.token, form })).status).toBe(201);
  };
  async function template(given: Values, states: readonly string[]) {
    const id = await post('message/template', {
      ...{ name: 'news_en', channel: 'sms', language: 'en', kind: 'service_implicit' },
      ...{ text: 'News of {#alphanumeric#}.', values: [{ value: 'number', shorten: false }] },
      ...{ entity_id: '1101456789012345678', header: 'HZBMLA', template_id: '1107161234567890123' },
      ...given,
    });
    for (const state of states) await post(`message/template/${id}/state`, { state });
    return id;
  }
  const APPROVED = ['submitted', 'approved'];
  const whatsapp = { name: 'news_whatsapp', channel: 'whatsapp', kind: 'utility' };
  const templates = {
    sms: await template({}, APPROVED),
    whatsapp: await template(whatsapp, APPROVED),
    draft: await template({ name: 'draft' }, []),
  };

  const grievances = {
    open: await record('Anjaiah'),
    assigned: await record('Balaiah', { staff_id: staff.id }),
    forwarded: await record('Chandraiah'),
    answered: await record('Durgaiah', { staff_id: staff.id }),
    resolved: await record('Eeraiah', { staff_id: staff.id }),
    reopened: await record('Gopaiah'),
    withFiles: await record('Hanumaiah'),
    fromApp: await record('Ilaiah', { source: 'app' }),
    merged: await record('Anjaiah', { phone: '9848300001' }),
    elsewhere: await record('Jangaiah', places.V4, admin),
  };
  const { forwarded, answered, resolved, reopened, withFiles, merged, open } = grievances;
  const to = { is_administrator: 'false', dept_id: roadsDepartment, officer_id: [ravi] };
  await post('complaint/officer', { complaint_id: forwarded, ...to });
  await post('complaint/response', { complaint_id: answered, message: 'Soon.', status: 'responded' }, staff);
  await close(resolved);
  await close(reopened);
  await post('complaint/reopen', { id: reopened });
  await attach(withFiles, await png());
  await attach(withFiles, pdf());
  await post('complaint/merge', { source_ids: [merged], target_id: open });
  return { grievances, templates };
}

export type Grievances = Awaited<ReturnType<typeof recordGrievances>>;
