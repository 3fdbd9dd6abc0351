import { getCalendar, type OfficeCalendar } from '#contract/desk/calendarCalls.ts';
import { officeValue } from '#src/components/office/officeSections.tsx';

/** 'Open 45 hours a week, 12 holidays to come'. */
export default officeValue('calendar', getCalendar, ({ week, holidays, today }, { translate, number }) =>
  translate('calendar.section.value', {
    hours: number(openMinutes(week.value) / 60),
    holidays: number(holidays.filter(({ day }) => day >= today).length),
  }),
);

const openMinutes = (week: OfficeCalendar['week']['value']) =>
  week.flat().reduce((minutes, [from, to]) => minutes + to - from, 0);
