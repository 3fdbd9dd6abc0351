import { getCalendar } from '../../../../contract/calendarCalls.ts';
import { call } from '../../../dataProvider/http.ts';
import { OfficePart } from '../../../kit/office/OfficePart.tsx';
import { useOfficePart } from '../../../kit/office/useOffices.ts';
import { CalendarForm } from './CalendarForm.tsx';

/** When the office is open (SLA-03). */
export default function CalendarPart() {
  const query = useOfficePart('calendar', (asked, signal) => call(getCalendar, { query: asked, signal }));
  return (
    <OfficePart query={query}>
      {(calendar) => <CalendarForm key={calendar.office.id} calendar={calendar} />}
    </OfficePart>
  );
}
