import type { Desk } from '../complaints/desk.ts';
import { holidays } from './tables.ts';

type Values = Record<string, unknown>;

/** Valid calls about what an office has set. */
export const officeCalls = <Valid>(
  { places, post, record, roads, mla, staff, colleague }: Desk,
  by: (values: Values) => Valid,
) => ({
  'PUT office/settings': async () => by({ categories: [{ category_id: roads, similar_days: 7 }] }),
  'PUT routing/rule': async () =>
    by({ rules: [{ name: 'Roads', categories: [roads], people: [staff.id], mode: 'suggest' }] }),
  'POST routing/simulate': async () => {
    const { person_id } = await record(mla);
    return by({ category_id: roads, area_id: places.V1.area_id, person_id });
  },
  'POST workload/even': async () => {
    const { id } = await record(mla, { staff_id: staff.id });
    await post(mla, 'complaint/history', { complaint_id: id, message: 'Looked into' });
    return by({ moves: [{ id, staff_id: colleague.id }] });
  },
  'PUT sla/calendar': async () =>
    by({ holidays: [{ day: '2027-03-08', holiday: { name: 'Shivaratri' } }], day_minutes: 420 }),
  'POST sla/calendar/import': async () => by({ file: holidays() }),
  'POST sla/preview': async () =>
    by({ targets: [{ category_id: roads, default_priority: 'high' }], calendar: { day_minutes: 420 } }),
  'PUT sla/target': async () => by({ targets: [{ category_id: roads, default_priority: 'high' }] }),
});
