import { on, type Recipe } from './recipe.ts';

const ofOffice = (values?: Recipe['values']) => on('office', 'office_id', values);
/** For calls about an office's people: the state's office has too many. */
const ofPlace = (values?: Recipe['values']) => on('office below the state', 'office_id', values);
const holidays = () => ({
  file: new File(['day,name\n2027-03-08,Shivaratri'], 'days.csv', { type: 'text/csv' }),
});

/** The recipes of the calls about an office's settings. */
export const officeRecipes: [string, Recipe][] = [
  ['GET office', {}],
  ['GET office/settings', ofOffice()],
  ['PUT office/settings', ofOffice(() => ({ categories: [{ category_id: 1, similar_days: 7 }] }))],
  ['GET office/uses', ofOffice()],
  ['PUT office/uses', ofOffice(() => ({ replies: true }))],
  ['GET sla/calendar', ofOffice()],
  ['PUT sla/calendar', ofOffice(() => ({ day_minutes: 420 }))],
  ['POST sla/calendar/import', ofOffice(holidays)],
  ['POST sla/preview', ofOffice(() => ({ calendar: { day_minutes: 420 }, ladder: { level_4: 20 } }))],
  ['GET sla/ladder', ofOffice()],
  ['PUT sla/ladder', ofOffice(() => ({ level_4: 20 }))],
  ['GET routing/rule', ofOffice()],
  ['PUT routing/rule', ofOffice(() => ({ rules: [] }))],
  ['POST routing/preview', ofOffice(() => ({ rules: [] }))],
  ['POST routing/simulate', { ...on('area', 'area_id', () => ({ category_id: 1 })), refusal: 422 }],
  ['GET workload', ofPlace()],
  ['POST workload/even', ofPlace(() => ({ dry_run: true }))],
  ['GET sla/target', ofOffice()],
  ['PUT sla/target', ofOffice(() => ({ targets: [{ category_id: 1, default_priority: 'high' }] }))],
];
