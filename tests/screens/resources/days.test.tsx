import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { event } from '#contract/content/event.ts';
import { image } from '../../server/factories.ts';
import { startDesk } from '../app.tsx';
import { recordsOf } from './records.ts';

const desk = startDesk();
const { record } = recordsOf(desk);

const label = (text: string) => screen.findByLabelText(new RegExp(`^${text}`));
const button = (name: string) => screen.getByRole('button', { name });
const WRITE = 'Please write it as dd/mm/yyyy.';

// The document of the tests has no calendar.
afterEach(() => void Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker'));

test('[DEV-02] a day is typed as dd/mm/yyyy, told what is wrong with it, and sent as ISO', async () => {
  const { user, path } = await desk.renderApp({ path: '/achievement/create', as: 'mla' });
  const day = await label('Date');
  expect(day).toHaveAttribute('placeholder', 'dd/mm/yyyy');
  await user.type(await label('Title'), 'Bridge');
  await user.type(await label('Cost'), '5 crore');
  await user.type(await label('Description'), 'A bridge');
  await user.upload(await label('Image'), await image());

  await user.type(day, '1/2');
  expect(day).toBeValid();
  await user.tab();
  expect(day).toBeInvalid();
  expect(day).toHaveAccessibleDescription(WRITE);
  await user.click(button('Save'));
  await waitFor(() => expect(day).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent(WRITE);
  await user.clear(day);
  await user.type(day, '30/2/2026');
  expect(day).toHaveAccessibleDescription('There is no such day.');
  expect(desk.writes()).toEqual([]);

  await user.clear(day);
  await user.type(day, '1/2/2026');
  expect(day).toBeValid();
  await user.tab();
  expect(day).toHaveValue('01/02/2026');
  await user.click(button('Save'));
  await waitFor(() => expect(path()).toBe('/achievement'));
  expect((await desk.ask('GET', 'achievement')).body.data?.[0]).toMatchObject({ date: '2026-02-01' });
});

test("[CRUD-01] the button of a day opens the browser's calendar, and its choice is used", async () => {
  const open = vi.fn();
  Object.assign(HTMLInputElement.prototype, {
    showPicker(this: HTMLInputElement) {
      open(this.type, this.value);
      fireEvent.change(this, { target: { value: '2026-03-04' } });
    },
  });
  const { user } = await desk.renderApp({ path: '/achievement/create', as: 'admin' });
  const day = await label('Date');
  await user.type(day, '01022026');
  await user.click(button('Open the calendar'));
  expect(open.mock.calls).toEqual([['date', '2026-02-01']]);
  expect(day).toHaveValue('04/03/2026');
});

test('[EVT-02, CRUD-01] a day with its time is edited the same way, and asked for in the language of the page @seldom', async () => {
  const id = await record(event, 'Mela');
  const { user, path } = await desk.renderApp({ path: `/event/update/${id}`, as: 'admin', locale: 'te' });
  const start = await label('ప్రారంభ తేదీ');
  expect(start).toHaveDisplayValue(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
  await user.clear(start);
  await user.type(start, '5/6/2026');
  await user.tab();
  expect(start).toHaveAccessibleDescription('రోజు/నెల/సంవత్సరం గంట:నిమిషంగా రాయండి.');
  await user.type(start, ' 5:30 pm');
  await user.tab();
  expect(start).toHaveValue('05/06/2026 17:30');
  await user.click(button('సేవ్ చేయి'));
  await waitFor(() => expect(path()).not.toContain('update'));
  expect((await desk.ask('GET', `event/${id}`)).body).toMatchObject({ start_date: '2026-06-05T17:30' });
});

test('[CRUD-02] a list is asked for whole days alone @seldom', async () => {
  await record(event, 'Fair');
  const { user } = await desk.renderApp({ path: '/event', as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'From date' }));
  const from = await label('From date');
  const inAddress = () => new URLSearchParams(window.location.search).get('filter') ?? '';
  fireEvent.change(from, { target: { value: '01/02/20' } });
  fireEvent.blur(from);
  expect(from).toBeInvalid();
  fireEvent.change(from, { target: { value: '15-3-2026' } });
  await waitFor(() => expect(inAddress()).toContain('2026-03-15'));
  expect(from).toBeValid();
});
