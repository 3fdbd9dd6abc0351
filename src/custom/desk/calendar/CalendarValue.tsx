import { useTranslate } from 'react-admin';
import { getCalendar, type OfficeCalendar } from '#contract/desk/calendarCalls.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { call } from '#src/dataProvider/call.ts';
import { SectionValue } from '../office/SectionValue.tsx';

/** 'Open 45 hours a week, 12 holidays to come'. */
export default function CalendarValue() {
  const translate = useTranslate();
  const { number } = useFormats();
  const textOf = ({ week, holidays, today }: OfficeCalendar) =>
    translate('calendar.section.value', {
      hours: number(openMinutes(week.value) / 60),
      holidays: number(holidays.filter(({ day }) => day >= today).length),
    });
  return (
    <SectionValue part="calendar" ask={(query, signal) => call(getCalendar, { query, signal })}>
      {textOf}
    </SectionValue>
  );
}

const openMinutes = (week: OfficeCalendar['week']['value']) =>
  week.flat().reduce((minutes, [from, to]) => minutes + to - from, 0);
