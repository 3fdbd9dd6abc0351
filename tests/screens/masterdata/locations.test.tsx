import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { startDesk } from '../app.tsx';

const desk = startDesk();

const HEADER = 'parliament,assembly,mandal,area';
const csv = (...rows: string[]) =>
  new File([[HEADER, ...rows].join('\n')], 'places.csv', { type: 'text/csv' });

async function openLocations() {
  const { user } = await desk.renderApp({ path: '/masterdata', as: 'admin' });
  const section = within(await screen.findByRole('region', { name: 'Locations' }));
  const choose = async (file: File) =>
    user.upload(section.getByLabelText('Choose file', { selector: 'input' }), file);
  return { user, section, choose };
}

const areaCount = async () =>
  (await desk.app.send('GET', 'area', { token: desk.accounts.admin.token })).body.total;

test('[MD-01] a chosen file is shown before it is imported; importing it again adds nothing', async () => {
  const before = Number(await areaCount());
  const { user, section, choose } = await openLocations();
  expect(section.getByRole('button', { name: 'Import' })).toBeDisabled();
  const file = csv('P1,A1,M1,కొత్తపల్లి', 'P1,A1,M1,V1');
  await choose(file);
  expect(await section.findByText('New areas: 1. Rows already there: 1.')).toBeVisible();
  expect(section.getByRole('cell', { name: 'కొత్తపల్లి' })).toBeVisible();
  expect(await areaCount()).toBe(before);

  await user.click(section.getByRole('button', { name: 'Import' }));
  expect(await section.findByText(/Locations imported successfully/)).toBeVisible();
  expect(await areaCount()).toBe(before + 1);
  await choose(file);
  expect(await section.findByText('New areas: 0. Rows already there: 2.')).toBeVisible();
});

test('[MD-01] every row that cannot be taken is listed with its number and reason, and nothing is imported', async () => {
  const before = await areaCount();
  const { user, section, choose } = await openLocations();
  await choose(csv('P1,A1,M1,Good', 'P1,,M1,No assembly', 'P2,A1,M1,Elsewhere'));
  const errors = within(await section.findByRole('table', { name: 'Rows that cannot be imported' }));
  expect(errors.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'RowReason',
    '3assembly: This field is required.',
    '4The assembly A1 belongs to the parliament P1.',
  ]);
  await user.click(section.getByRole('button', { name: 'Import' }));
  expect(await section.findByText('Error importing locations: 2 rows cannot be imported.')).toBeVisible();
  expect(await areaCount()).toBe(before);
});

test('[MD-01] a file with hundreds of bad rows lists all of them, some at a time', async () => {
  const { user, section, choose } = await openLocations();
  await choose(csv(...Array.from({ length: 450 }, () => 'P1,,M1,V')));
  const table = await section.findByRole('table', { name: 'Rows that cannot be imported' });
  const rows = () => table.querySelectorAll('tbody tr').length;
  expect(rows()).toBe(200);
  await user.click(section.getByRole('button', { name: '250 more rows: show the next' }));
  await user.click(section.getByRole('button', { name: '50 more rows: show the next' }));
  expect(rows()).toBe(450);
  expect(section.queryByRole('button', { name: /more rows/ })).toBeNull();
});

test('[MD-01, ERR-04] an import that fails says why, keeps the file and can be sent again', async () => {
  const { user, section, choose } = await openLocations();
  await choose(csv('P1,A1,M1,Later'));
  await section.findByText('New areas: 1. Rows already there: 0.');
  desk.network.use(
    http.post('*/import/locations', () => HttpResponse.json({ message: 'No space left' }, { status: 500 }), {
      once: true,
    }),
  );
  await user.click(section.getByRole('button', { name: 'Import' }));
  expect(await section.findByText('Error importing locations: No space left')).toBeVisible();
  expect(section.getByText('places.csv')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Import' }));
  expect(await section.findByText(/Locations imported successfully/)).toBeVisible();
});

test('[MD-01] a file of another kind is not sent', async () => {
  const { section, choose } = await openLocations();
  const input = section.getByLabelText('Choose file', { selector: 'input' });
  input.removeAttribute('accept');
  await choose(new File(['a'], 'places.pdf', { type: 'application/pdf' }));
  expect(await section.findByText('Please choose a csv or xlsx file.')).toBeVisible();
  expect(section.getByRole('button', { name: 'Import' })).toBeDisabled();
});
