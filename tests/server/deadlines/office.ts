import { beforeAll, beforeEach } from 'vitest';
import type { OfficeTargets } from '#contract/deadlines/priorityTargets.ts';
import type { OfficeCalendar } from '#contract/desk/calendarCalls.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';

export type Person = { id: number; token: string };

/** A desk whose offices have set nothing at the beginning of each test, and the calls that set calendars and targets. */
export function openDeadlines() {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  beforeEach(async () => {
    await desk.db.update(offices).set({ settings: {}, version: 1 });
  });
  const read = async <T>(by: Person, path: string) => {
    const { status, body } = await desk.get(by, path);
    return { status, body: body as unknown as T };
  };
  const write = (by: Person, path: string, json: object) =>
    desk.send('PUT', path, { token: by.token, json: json as Record<string, unknown> });
  return {
    at: () => desk,
    calendar: (by: Person, query = '') => read<OfficeCalendar>(by, `sla/calendar${query}`),
    setCalendar: (by: Person, given: object) => write(by, 'sla/calendar', given),
    targets: (by: Person, query = '') => read<OfficeTargets>(by, `sla/target${query}`),
    setTargets: (by: Person, targets: object[], more: object = {}) =>
      write(by, 'sla/target', { targets, ...more }),
    officeOf: async (by: Person) => (await read<OfficeCalendar>(by, 'sla/calendar')).body.office.id,
  };
}

export const holiday = (name: string, closed_from = 0) => ({
  name,
  name_te: null,
  name_hi: null,
  closed_from,
});
