import { screen, waitFor, within } from '@testing-library/react';
import type { Window as HappyWindow } from 'happy-dom';
import { afterEach, expect, test } from 'vitest';
import { grievanceDesk, rowOf, shownNames } from './grievances.ts';

const grievances = grievanceDesk();
const { asked, record, openAll } = grievances;
const { happyDOM } = window as unknown as HappyWindow;
afterEach(() => happyDOM.setViewport({ width: 1024, height: 768 }));

const showing = (...names: string[]) => waitFor(() => expect(shownNames()).toEqual(names));
const lastAsked = (name: string) => asked.at(-1)?.searchParams.get(name);

async function recordMany(count: number) {
  for (let number = 1; number <= count; number++) await record({ name: `Citizen ${number}` });
}

test('[LIST-09] what is ticked is still ticked on the way back from a row @seldom', async () => {
  await record({ name: 'First' });
  const { complaint_number } = await record({ name: 'Second' });
  const { user } = await openAll('mla');
  await user.click(await screen.findByRole('checkbox', { name: `Select ${complaint_number}` }));
  await user.click(screen.getByText('First'));
  await user.click(await screen.findByRole('link', { name: 'Back to the list' }));
  expect(await screen.findByRole('checkbox', { name: `Select ${complaint_number}` })).toBeChecked();
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('[LIST-08] a page holds 10, 25, 50 or 100, kept in the address @seldom', async () => {
  await recordMany(26);
  const { user } = await openAll('mla', '?page=2');
  await rowOf('Citizen 16');
  expect(await screen.findByText('11–20 of 26')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Rows per page:' }));
  const sizes = screen.getAllByRole('option').map((option) => option.textContent);
  expect(sizes).toEqual(['10', '25', '50', '100']);
  await user.click(screen.getByRole('option', { name: '25' }));
  await rowOf('Citizen 26');
  expect(shownNames()).toHaveLength(25);
  expect(window.location.search).toBe('?perPage=25');
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await showing('Citizen 1');
  expect(await screen.findByText('26–26 of 26')).toBeVisible();
  expect(lastAsked('per_page')).toBe('25');
});

test('[LIST-14] number, name and date sort the list, on a phone too', async () => {
  await record({ name: 'Anjali' });
  await record({ name: 'Venkat' });
  await record({ name: 'Lakshmi' });
  const { user } = await openAll('mla');
  await showing('Lakshmi', 'Venkat', 'Anjali');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await showing('Anjali', 'Lakshmi', 'Venkat');
  expect(window.location.search).toBe('?sort=name&order=ASC');
  expect(within(screen.getByRole('columnheader', { name: 'Area' })).queryByRole('button')).toBeNull();

  happyDOM.setViewport({ width: 390, height: 844 });
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Sort by name ascending' }));
  await user.click(screen.getByRole('menuitem', { name: 'Date ascending' }));
  await waitFor(() => expect(lastAsked('sort')).toBe('date'));
  expect(lastAsked('order')).toBe('asc');
});
