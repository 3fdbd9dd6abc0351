import type { Desk } from '../complaints/desk.ts';
import { holidays } from './tables.ts';
import { viewCalls } from './viewCalls.ts';

type Values = Record<string, unknown>;

/** Valid calls about what an office has set, and what its people have saved. */
export const officeCalls = <Valid>(desk: Desk, by: (values: Values, id?: number) => Valid) => ({
  ...viewCalls(desk, by),
  'PUT office/settings': async () => by({ categories: [{ category_id: desk.roads, similar_days: 7 }] }),
  'PUT sla/calendar': async () =>
    by({ holidays: [{ day: '2027-03-08', holiday: { name: 'Shivaratri' } }], day_minutes: 420 }),
  'POST sla/calendar/import': async () => by({ file: holidays() }),
  'POST sla/preview': async () =>
    by({ targets: [{ category_id: desk.roads, default_priority: 'high' }], calendar: { day_minutes: 420 } }),
  'PUT sla/target': async () => by({ targets: [{ category_id: desk.roads, default_priority: 'high' }] }),
});
