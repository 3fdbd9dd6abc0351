import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CATEGORY_NAMES } from '../../../server/seed/categoryNames.ts';
import { localOffice } from './office.ts';
import { readingTelugu } from './reading.ts';

const { desk, office } = localOffice();

const { expectTelugu } = readingTelugu(desk);
const [WATER = ''] = CATEGORY_NAMES['Drinking Water'] ?? [];
const VILLAGE = /గన్నేరువరం/;
const open = (path: string, as: 'admin' | 'mla' = 'admin') =>
  desk.renderApp({ path, locale: 'te', ...(as === 'mla' ? { token: office.mla } : { as }) });
const combobox = async (name: RegExp, within_ = screen) =>
  (await within_.findAllByRole('combobox', { name }))[0] as HTMLElement;

test('[GRD-16, DASH-02, DASH-04, DASH-05] the dashboard of admin: charts and both reports', async () => {
  const { user } = await open('/dashboard');
  await waitFor(() => expect(screen.getAllByText(new RegExp(WATER)).length).toBeGreaterThan(0));
  for (const tab of await screen.findAllByRole('tab')) {
    await user.click(tab);
    await within(screen.getByRole('tabpanel')).findByRole('table');
    expectTelugu();
  }
  await user.click(await combobox(/పార్లమెంట/));
  await screen.findByText('కరీంనగర్', { selector: '[role=option]' });
  expectTelugu();
});

test('[GRD-16, DASH-05] the dashboard of mla: their place and the reports of areas and categories', async () => {
  const { user } = await open('/dashboard', 'mla');
  expect((await screen.findAllByText(/హుజూరాబాద్, కరీంనగర్/)).length).toBeGreaterThan(0);
  for (const tab of await screen.findAllByRole('tab')) {
    await user.click(tab);
    await within(screen.getByRole('tabpanel')).findByRole('table');
    expectTelugu();
  }
  await user.click(screen.getByRole('button', { name: /huzurabad/ }));
  expect(await screen.findByText(/· హుజూరాబాద్$/)).toBeVisible();
});

test('[GRD-16, LIST-03, LIST-14] the list with its filters and what they offer', async () => {
  const { user } = await open('/grievance/all');
  expect((await screen.findAllByText('పారిశుద్ధ్యం')).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(VILLAGE)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: /^ఫిల్టర్లు/ }));
  await user.click(await combobox(/వర్గం/));
  expect(await screen.findByText(WATER, { selector: '[role=option]' })).toBeVisible();
  expectTelugu();
  await user.click(await combobox(/పార్లమెంట/));
  await screen.findByText('కరీంనగర్', { selector: '[role=option]' });
  expectTelugu();
});

test('[GRD-16, DET-01, DET-02] a grievance, its timeline and the title of its in-charge', async () => {
  const { user } = await open(`/grievance/${office.id}`);
  expect(await screen.findByText('హోం శాఖ కార్యదర్శి కార్యాలయం')).toBeVisible();
  expect(screen.getByText(new RegExp(`${VILLAGE.source}.*హుజూరాబాద్, కరీంనగర్`))).toBeVisible();
  for (const control of screen.getAllByRole('switch')) await user.click(control);
  await screen.findByText(new RegExp(`పారిశుద్ధ్యం → ${WATER}`));
  expectTelugu();
});

test('[GRD-16, CRE-01, UPD-01] the forms of a grievance', async () => {
  const { user, unmount } = await open('/grievance/admin');
  await user.click(await combobox(/^వర్గం/));
  await screen.findByText(WATER, { selector: '[role=option]' });
  expectTelugu();
  unmount();
  await open(`/grievance/update/${office.id}`);
  await waitFor(() => expect(screen.getByDisplayValue(WATER)).toBeVisible());
  await waitFor(() => expect(screen.getByDisplayValue('కరీంనగర్')).toBeVisible());
  expectTelugu();
});

test.each([
  ['/policy', 'సంక్షేమం'],
  ['/video', 'ప్రసంగాలు'],
  ['/contacts/add', 'ఇంధన శాఖ'],
  ['/incharger/add', 'చెర్లాపూర్'],
])('[GRD-16] %s', async (path, name) => {
  await open(path);
  expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
  expectTelugu();
});
