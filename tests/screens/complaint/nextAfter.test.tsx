import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { heading, place, walkingDesk, way } from './walking.ts';

const { desk, post, record, recorded, openRow } = walkingDesk();

afterEach(() => void vi.useRealTimers());

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const goOn = async (user: UserEvent) =>
  user.click(await screen.findByRole('switch', { name: 'Then open the next one' }));

async function resolve(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Resolve' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText(/^Message/), 'Done');
  await user.click(form.getByRole('radio', { name: 'Information given' }));
  await user.click(form.getByRole('button', { name: 'Resolve' }));
}

test('[DESK-03, LIST-11] assign opens the next one, where the same person is suggested; the choice is kept', async () => {
  const { ids, numbers } = await recorded(3);
  const { user, unmount } = await openRow('Citizen 1');
  await place('1 of 3');
  await goOn(user);
  await user.click(document.body);
  await user.keyboard('a');
  const staff = await screen.findByRole('combobox', { name: 'Staff' });
  await user.type(staff, 'sun');
  await screen.findByRole('option', { name: 'Sunitha Chary' });
  await user.keyboard('{Enter}{Enter}');
  await heading(numbers[1]);
  await place('2 of 3');

  await user.keyboard('a');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Staff' })).toHaveValue('Sunitha Chary'));
  expect(screen.getByText('Not assigned yet. Suggested: whom you chose last.')).toBeVisible();
  await user.keyboard('{Enter}');
  await heading(numbers[2]);
  expect((await desk.ask('GET', `complaint/${ids[1]}`)).body).toMatchObject({
    staff_id: desk.accounts.staff.id,
  });
  unmount();

  await openRow('Citizen 3');
  expect(screen.getByRole('switch', { name: 'Then open the next one' })).toBeChecked();
});

test('[DESK-02, DESK-03, DESK-04] f puts it off by the keyboard alone, and opens the next one', async () => {
  const { ids, numbers } = await recorded(2);
  const { user } = await openRow('Citizen 1');
  await place('1 of 2');
  await goOn(user);
  await user.click(document.body);
  await user.keyboard('f');
  (await screen.findByRole('button', { name: 'Tomorrow' })).focus();
  await user.keyboard(' ');
  screen.getByRole('button', { name: 'Follow up' }).focus();
  await user.keyboard('{Enter}');
  await heading(numbers[1]);
  expect((await desk.ask('GET', `complaint/${ids[0]}`, {}, 'mla')).body.followup).toEqual({
    on: expect.any(String),
    note: null,
  });
});

test('[DESK-03] unless it was chosen, the page stays; a failure goes nowhere', async () => {
  const { numbers } = await recorded(2);
  const { user } = await openRow('Citizen 1');
  await place('1 of 2');
  await resolve(user);
  await noDialog();
  expect(await heading(numbers[0])).toBeVisible();
  await user.keyboard('j');
  await heading(numbers[1]);
  await goOn(user);
  desk.fail('post', 'complaint/close', 500, { message: 'No.' });
  await resolve(user);
  expect(await within(await screen.findByRole('dialog')).findByRole('alert')).toBeVisible();
  expect(screen.queryByText('This was the last one of the list.')).toBeNull();
});

test('[DESK-03] what leaves the list by it is followed by what took its place, to the end', async () => {
  const { numbers } = await recorded(3);
  const { user } = await openRow('Citizen 2', '?status=open');
  await place('2 of 3');
  await goOn(user);
  await resolve(user);
  await heading(numbers[2]);
  await place('2 of 2');
  await resolve(user);
  expect(await screen.findByText('This was the last one of the list.')).toBeVisible();
  await noDialog();
  expect(await place('No longer in this list')).toBeVisible();
  expect(way('Next')).toBeNull();
  await user.click(way('Previous') as HTMLElement);
  await heading(numbers[0]);
  expect(await place('1 of 1')).toBeVisible();
});

test('[DESK-03] an answer opens the next one of the list as it is by then', async () => {
  const { numbers, ids } = await recorded(12);
  const { user } = await openRow('Citizen 10');
  await place('10 of 12');
  await goOn(user);
  await record({ name: 'Newest' });
  await post('mla', 'complaint/close', { id: ids[0], message: 'Done' });
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText(/^Message/), 'We will come.');
  await user.click(form.getByRole('button', { name: 'Save answer' }));
  await heading(numbers[10]);
  expect(await place('12 of 13')).toBeVisible();
});

test('[DESK-03] the next one has left the list meanwhile: it is told, and leads on', async () => {
  const { ids, numbers } = await recorded(3);
  const { user } = await openRow('Citizen 1', '?status=open');
  await place('1 of 3');
  await post('mla', 'complaint/close', { id: ids[1], message: 'Done' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  await user.keyboard('j');
  await heading(numbers[1]);
  await place('No longer in this list');
  await user.keyboard('j');
  await heading(numbers[2]);
  expect(await place('2 of 2')).toBeVisible();
});

test('[DESK-03] the next one was deleted meanwhile: its page says so and leads on', async () => {
  const { ids, numbers } = await recorded(3);
  const { user } = await openRow('Citizen 1');
  await place('1 of 3');
  await desk.ask('DELETE', `complaint/${ids[1]}`);
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { name: 'Grievance not found' })).toBeVisible();
  await user.keyboard('j');
  await heading(numbers[2]);
});
