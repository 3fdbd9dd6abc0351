import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rowOf } from './grievances.ts';
import { heading, place, walkingDesk, way } from './walking.ts';

const { desk, asked, record, recorded, openAll, openRow } = walkingDesk();

test('[DESK-03] in the order of the list, over its pages, without asking again for what it has shown', async () => {
  const { numbers } = await recorded(12);
  const { user } = await openRow('Citizen 9');
  expect(await place('9 of 12')).toHaveAttribute('role', 'status');
  expect(asked).toHaveLength(1);
  await user.click(way('Next') as HTMLElement);
  await heading(numbers[9]);
  await place('10 of 12');
  expect(asked.map(({ searchParams }) => searchParams.get('page'))).toEqual(['1', '2']);
  await waitFor(() => expect(way('Next')).toHaveFocus());
  expect(way('Next')).toHaveAttribute('aria-keyshortcuts', 'j');
  expect(way('Next')).toHaveAccessibleDescription('10 of 12');
  await user.keyboard('j');
  await heading(numbers[10]);
  await place('11 of 12');
  expect(asked).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    '/grievance/all?page=2',
  );
  await user.keyboard('k');
  await heading(numbers[9]);
  await waitFor(() => expect(way('Previous')).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  await rowOf('Citizen 10');
});

test('[DESK-03] at the ends there is no way on, and j says so @seldom', async () => {
  await recorded(2);
  const { user, path } = await openRow('Citizen 1');
  await place('1 of 2');
  expect(way('Previous')).toBeNull();
  await user.keyboard('kj');
  await place('2 of 2');
  expect(way('Next')).toBeNull();
  const nav = screen.getByRole('navigation', { name: 'Place in the list' });
  await waitFor(() => expect(nav).toHaveFocus());
  const last = path();
  await user.keyboard('j');
  expect(await screen.findByText('This was the last one of the list.')).toBeVisible();
  expect(path()).toBe(last);
});

test('[DESK-03, LIST-04] with the filters and the words of the list, which stay out of the address @seldom', async () => {
  const { numbers } = await recorded(2, { phone: '9000000001' });
  await record({ name: 'Somebody else' });
  const { user } = await openAll('mla', '?sort=name&order=ASC');
  await rowOf('Somebody else');
  await user.type(screen.getByRole('searchbox', { name: 'Keyword' }), '9000000001{Enter}');
  await waitFor(() => expect(screen.queryByText('Somebody else')).toBeNull());
  await user.click(screen.getByText('Citizen 1'));
  await place('1 of 2');
  await user.keyboard('j');
  await heading(numbers[1]);
  expect(window.location.href).not.toContain('9000000001');
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(await screen.findByRole('searchbox', { name: 'Keyword' })).toHaveValue('9000000001');
});

test('[DESK-03] what was not opened from a list has no place in one', async () => {
  const { ids, numbers } = await recorded(2);
  const { user } = await desk.renderApp({ path: `/grievance/${ids[0]}`, as: 'mla' });
  await heading(numbers[0]);
  expect(screen.queryByRole('navigation', { name: 'Place in the list' })).toBeNull();
  await user.keyboard('j');
  expect(await heading(numbers[0])).toBeVisible();
});

test('[DESK-03, ERR-04] a page of the list that does not come is told, and asked for again @seldom', async () => {
  await recorded(11);
  const { user } = await openAll();
  await rowOf('Citizen 10');
  desk.answer('get', 'complaint', () => HttpResponse.json({ message: 'No.' }, { status: 500 }));
  await user.click(screen.getByText('Citizen 10'));
  expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await place('10 of 11');
  await user.keyboard('j');
  await place('11 of 11');
});

describe('after an action', () => {
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

  test('[DESK-03, LIST-11] assign opens the next one, where the same person is suggested; the choice is kept @seldom', async () => {
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
    (await screen.findByRole('button', { name: /^Tomorrow/ })).focus();
    await user.keyboard(' ');
    screen.getByRole('button', { name: 'Put off' }).focus();
    await user.keyboard('{Enter}');
    await heading(numbers[1]);
    expect((await desk.ask('GET', `complaint/${ids[0]}`, {}, 'mla')).body.followup).toEqual({
      on: expect.any(String),
      note: null,
    });
  });

  test('[DESK-03] what leaves the list by it is followed by what took its place, to the end @seldom', async () => {
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
});
