import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { OfficeCalendar } from '#contract/desk/calendarCalls.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { startDesk } from '../../app.tsx';
import { dialog, region } from '../../parts.ts';

const desk = startDesk();
beforeEach(async () => {
  await desk.app.db.update(offices).set({ settings: {} });
});

const open = (locale: 'en' | 'te' = 'en') =>
  desk.renderApp({ path: '/grievance/settings?part=calendar', as: 'mla', locale });
const stored = async () =>
  (await desk.ask('GET', 'sla/calendar', {}, 'mla')).body as unknown as OfficeCalendar;
const set = (json: Record<string, unknown>, by: 'admin' | 'mla') =>
  desk.ask('PUT', 'sla/calendar', { json }, by);
const row = async (text: string | RegExp) => {
  const cell = await screen.findByRole('cell', { name: text });
  return within(cell.closest('tr') ?? document.body);
};
const save = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The office settings have been saved.');
};
const named = (name: string, closed_from = 0) => ({ name, closed_from });

test('[SLA-03] a holiday is added, changed to a time and to another day, and removed; kept with Save alone', async () => {
  const { user } = await open();
  await user.click((await region('Holidays')).getByRole('button', { name: 'Add holiday' }));
  const adding = await dialog();
  await user.click(adding.getByRole('button', { name: 'Take over' }));
  expect(adding.getAllByText('This field is required.')).not.toHaveLength(0);
  await user.type(adding.getByRole('textbox', { name: 'Day' }), '04/03/2026');
  await user.type(adding.getByLabelText('Name'), 'Holi');
  await user.type(adding.getByLabelText('Name in Telugu'), 'హోలీ');
  await user.click(adding.getByRole('button', { name: 'Take over' }));
  const holi = await row(/Holi/);
  expect(holi.getByText('04/03/2026')).toBeVisible();
  expect(holi.getByText('Wednesday')).toBeVisible();
  expect(holi.getByText(/All day/)).toBeVisible();
  expect(screen.getByText(/24 working days in the next 30 days/)).toBeVisible();
  expect(desk.writes()).toEqual([]);
  await save();
  expect((await stored()).holidays).toMatchObject([
    { day: '2026-03-04', name: 'Holi', name_te: 'హోలీ', name_hi: null, closed_from: 0, from: 'own' },
  ]);

  await user.click((await row(/Holi/)).getByRole('button', { name: 'Edit Holi, 04/03/2026' }));
  const editing = await dialog();
  await user.clear(editing.getByRole('textbox', { name: 'Day' }));
  await user.type(editing.getByRole('textbox', { name: 'Day' }), '05/03/2027');
  await user.click(editing.getByRole('checkbox', { name: 'All day' }));
  fireEvent.change(editing.getByLabelText('Closed from'), { target: { value: '13:30' } });
  await user.click(editing.getByRole('button', { name: 'Take over' }));
  expect((await row(/Holi/)).getByText('Closed from 13:30')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Year' })).toHaveTextContent('2027');
  await save();
  expect((await stored()).holidays).toMatchObject([{ day: '2027-03-05', name: 'Holi', closed_from: 810 }]);

  await user.click((await row(/Holi/)).getByRole('button', { name: 'Remove Holi, 05/03/2027' }));
  await save();
  await waitFor(async () => expect((await stored()).holidays).toEqual([]));
});

test('[SLA-03, GRD-01] an inherited one says from where, is replaced by an own one, and taken back by an extra day @seldom', async () => {
  await set({ holidays: [{ day: '2026-03-04', holiday: named('Holi') }] }, 'admin');
  const { user } = await open();
  const holi = await row(/Holi/);
  expect(holi.getAllByText('From the state office')).not.toHaveLength(0);
  expect(holi.queryByRole('button', { name: /Remove/ })).toBeNull();
  await user.click(holi.getByRole('button', { name: 'Edit Holi, 04/03/2026' }));
  await user.clear((await dialog()).getByLabelText('Name'));
  await user.type((await dialog()).getByLabelText('Name'), 'Festival of colours');
  await user.click((await dialog()).getByRole('button', { name: 'Take over' }));
  const own = await row(/Festival of colours/);
  await user.click(own.getByRole('button', { name: /^Remove Festival/ }));
  expect(await row(/Holi/)).toBeTruthy();

  expect(screen.getByText(/24 working days/)).toBeVisible();
  await user.click((await row(/Holi/)).getByRole('button', { name: 'Open on Holi, 04/03/2026' }));
  expect((await row(/Holi/)).getByText(/Open all the same: an extra day/)).toBeVisible();
  expect(screen.getByText(/25 working days/)).toBeVisible();
  await save();
  expect((await stored()).extra).toMatchObject([{ day: '2026-03-04', hours: [[600, 1050]], from: 'own' }]);
});

test('[SLA-03] extra open days have hours of their own, which must not overlap @seldom', async () => {
  const { user } = await open();
  const extra = await region('Extra open days');
  expect(extra.getByText('None so far.')).toBeVisible();
  await user.click(extra.getByRole('button', { name: 'Add open day' }));
  const adding = await dialog();
  await user.type(adding.getByRole('textbox', { name: 'Day' }), '08/03/2026');
  await user.click(adding.getByRole('button', { name: 'Add opening hours' }));
  const [, opens = document.body] = adding.getAllByLabelText('Opens');
  const [, closes = document.body] = adding.getAllByLabelText('Closes');
  fireEvent.change(opens, { target: { value: '17:00' } });
  fireEvent.change(closes, { target: { value: '20:00' } });
  await user.click(adding.getByRole('button', { name: 'Take over' }));
  expect(await adding.findByText('Opening hours overlap on an extra open day.')).toBeVisible();
  fireEvent.change(opens, { target: { value: '18:00' } });
  await user.click(adding.getByRole('button', { name: 'Take over' }));
  expect(await row(/^10:00 to 17:30, 18:00 to 20:00/)).toBeTruthy();
  await save();
  expect((await stored()).extra).toMatchObject([
    {
      day: '2026-03-08',
      hours: [
        [600, 1050],
        [1080, 1200],
      ],
    },
  ]);
});

test('[SLA-03] a file is looked at, ticked and taken over; Save keeps it @seldom', async () => {
  await set({ holidays: [{ day: '2027-03-08', holiday: named('Shivaratri') }] }, 'mla');
  const { user } = await open();
  await user.click((await region('Holidays')).getByRole('button', { name: 'Import holidays' }));
  const text =
    'day,name,closed_from\n2027-03-08,Maha Shivaratri,\n2027-03-29,Holi,13:30\n2027-04-07,Ugadi,\n';
  await user.upload(
    (await dialog()).getByLabelText('Choose file', { selector: 'input' }),
    new File([text], 'days.csv', { type: 'text/csv' }),
  );
  const found = await dialog();
  expect(
    await found.findByRole('checkbox', {
      name: '08/03/2027 · Maha Shivaratri · replaces the one of this day',
    }),
  ).toBeChecked();
  await user.click(found.getByRole('checkbox', { name: '07/04/2027 · Ugadi' }));
  await user.click(found.getByRole('button', { name: 'Take over 2 holidays' }));
  expect(await screen.findByText('Taken over. They are kept with Save.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Year' })).toHaveTextContent('2027');
  await save();
  expect((await stored()).holidays.map(({ day, name }) => [day, name])).toEqual([
    ['2027-03-08', 'Maha Shivaratri'],
    ['2027-03-29', 'Holi'],
  ]);
});

test('[SLA-03] of a broken file it says which line or row, and another may be chosen @seldom', async () => {
  const { user } = await open();
  await user.click((await region('Holidays')).getByRole('button', { name: 'Import holidays' }));
  const upload = async (name: string, text: string) =>
    user.upload(
      (await dialog()).getByLabelText('Choose file', { selector: 'input' }),
      new File([text], name, { type: name.endsWith('ics') ? 'text/calendar' : 'text/csv' }),
    );
  await upload('days.ics', 'BEGIN:VCALENDAR\nVERSION\nEND:VCALENDAR');
  expect(await screen.findByText('The file is broken in line 2.')).toBeVisible();
  await upload('days.csv', 'day,name\n2027-02-30,Feast\n2027-03-01,\n');
  expect(await screen.findByText('The file could not be read.')).toBeVisible();
  expect(screen.getByText('Please enter a date.')).toBeVisible();
  await upload('days.csv', 'day,name\n2027-03-01,Feast\n');
  expect(await screen.findByRole('button', { name: 'Take over 1 holiday' })).toBeEnabled();
});
