import type { Desk } from '../complaints/desk.ts';
import { holidays } from './tables.ts';

type Values = Record<string, unknown>;

/** Valid calls about what an office has set. */
export const officeCalls = <Valid>({ roads }: Desk, by: (values: Values) => Valid) => ({
  'PUT office/settings': async () => by({ categories: [{ category_id: roads, similar_days: 7 }] }),
  'PUT sla/calendar': async () =>
    by({ holidays: [{ day: '2027-03-08', holiday: { name: 'Shivaratri' } }], day_minutes: 420 }),
  'POST sla/calendar/import': async () => by({ file: holidays() }),
  'POST sla/preview': async () =>
    by({ targets: [{ category_id: roads, default_priority: 'high' }], calendar: { day_minutes: 420 } }),
  'PUT sla/ladder': async () => by({ level_1: 1, level_2: 'off' }),
  'PUT sla/target': async () => by({ targets: [{ category_id: roads, default_priority: 'high' }] }),
});
