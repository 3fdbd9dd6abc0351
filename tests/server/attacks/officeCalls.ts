import type { Desk } from '../complaints/desk.ts';
import { citizenCalls } from './citizenCalls.ts';
import { leaveCalls } from './leaveCalls.ts';
import { letterCalls } from './letterCalls.ts';
import { messageCalls } from './messageCalls.ts';
import { referralCalls } from './referralCalls.ts';
import { holidays } from './tables.ts';
import { textCalls } from './textCalls.ts';
import { viewCalls } from './viewCalls.ts';

type Values = Record<string, unknown>;

/** Valid calls about an office's settings, leaves, routing and saved views. */
export const officeCalls = <Valid>(desk: Desk, by: (values: Values, id?: number) => Valid) => ({
  ...leaveCalls(desk, by),
  ...textCalls(desk, by),
  ...viewCalls(desk, by),
  ...letterCalls(desk, by),
  ...messageCalls(desk, by),
  ...citizenCalls(desk, by),
  ...referralCalls(desk, by),
  'PUT office/settings': async () => by({ categories: [{ category_id: desk.roads, similar_days: 7 }] }),
  'PUT office/uses': async () => by({ replies: true, letters: true }),
  'PUT routing/rule': async () => by({ rules: rulesOf(desk) }),
  'POST routing/preview': async () => by({ rules: rulesOf(desk) }),
  'POST routing/simulate': async () => {
    const { person_id } = await desk.record(desk.mla);
    return by({ category_id: desk.roads, area_id: desk.places.V1.area_id, person_id });
  },
  'POST workload/even': async () => {
    const { id } = await desk.record(desk.mla, { staff_id: desk.staff.id });
    await desk.post(desk.mla, 'complaint/history', { complaint_id: id, message: 'Looked into' });
    return by({ moves: [{ id, staff_id: desk.colleague.id }] });
  },
  'PUT sla/calendar': async () =>
    by({ holidays: [{ day: '2027-03-08', holiday: { name: 'Shivaratri' } }], day_minutes: 420 }),
  'POST sla/calendar/import': async () => by({ file: holidays() }),
  'POST sla/preview': async () =>
    by({
      targets: [{ category_id: desk.roads, default_priority: 'high' }],
      ...{ calendar: { day_minutes: 420 }, ladder: { level_1: 1, level_2: 'off' } },
    }),
  'PUT sla/ladder': async () => by({ level_1: 1, level_2: 'off' }),
  'PUT sla/target': async () => by({ targets: [{ category_id: desk.roads, default_priority: 'high' }] }),
});

const rulesOf = ({ roads, staff }: Desk) => [
  { name: 'Roads', categories: [roads], people: [staff.id], mode: 'suggest' },
];
