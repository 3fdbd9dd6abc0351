import { getCalendar } from '#contract/desk/calendarCalls.ts';
import { call } from '#src/dataProvider/call.ts';
import { OfficePart } from '../office/OfficePart.tsx';
import { useOfficePart } from '../office/useOffices.ts';
import { CalendarForm } from './CalendarForm.tsx';

/** The settings of the opening hours (SLA-03). */
export default function CalendarPart() {
  const query = useOfficePart('calendar', (query, signal) => call(getCalendar, { query: query, signal }));
  return (
    <OfficePart query={query}>
      {(calendar) => <CalendarForm key={calendar.office.id} calendar={calendar} />}
    </OfficePart>
  );
}
