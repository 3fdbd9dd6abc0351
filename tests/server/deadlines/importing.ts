import { openDeadlines, type Person } from './office.ts';

/** A desk to whose offices files of holidays are sent. Call once a file. */
export function openImports() {
  const { at, calendar, setCalendar, officeOf } = openDeadlines();
  const send = async (
    by: Person,
    text: string | Uint8Array,
    { name = 'days.csv', ...more }: { name?: string; [field: string]: unknown } = {},
  ) => {
    const file = new File([text as BlobPart], name, { type: 'text/csv' });
    const { status, body } = await at().send('POST', 'sla/calendar/import', {
      token: by.token,
      form: { file, ...more },
    });
    return { status, body };
  };
  return {
    ...{ at, calendar, setCalendar, officeOf, send },
    own: async (by: Person) =>
      (await calendar(by)).body.holidays
        .filter(({ from }) => from === 'own')
        .map(({ day, name, name_te, name_hi, closed_from }) => [day, name, name_te, name_hi, closed_from]),
  };
}
