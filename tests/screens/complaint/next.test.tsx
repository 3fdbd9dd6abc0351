import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
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

test('[DESK-03] at the ends there is no way on, and j says so', async () => {
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

test('[DESK-03, LIST-04] with the filters and the words of the list, which stay out of the address', async () => {
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

test('[DESK-03, LIST-08] where the server stopped counting, it says more than', async () => {
  const { numbers } = await recorded(1);
  const { body } = await desk.ask('GET', 'complaint');
  desk.answer('get', 'complaint', () => HttpResponse.json({ ...body, total: 1000, more: true }));
  await openRow('Citizen 1');
  expect(await place('1 of more than 1,000')).toBeVisible();
  await heading(numbers[0]);
});

test('[DESK-03, ERR-04] a page of the list that does not come is told, and asked for again', async () => {
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
