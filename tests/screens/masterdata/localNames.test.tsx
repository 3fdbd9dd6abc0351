import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startDesk } from '../app.tsx';

const desk = startDesk();

const openMasterData = async (heading = 'Grievance') => {
  const { user } = await desk.renderApp({ path: '/masterdata', as: 'admin' });
  return { user, block: within(await screen.findByRole('region', { name: heading })) };
};
const fill = async (
  user: Awaited<ReturnType<typeof openMasterData>>['user'],
  within_: ReturnType<typeof within>,
  names: Record<string, string>,
) => {
  for (const [name, text] of Object.entries(names)) {
    const input = within_.getByRole('textbox', { name });
    await user.clear(input);
    if (text) await user.type(input, text);
  }
};
const stored = async (path: string) => (await desk.ask('GET', path)).body.data ?? [];

test('[GRD-16, MD-02, MD-03] a category is added, shown and renamed in three languages', async () => {
  const { user, block } = await openMasterData();
  await fill(user, block, { Name: 'Roads', 'Name in Telugu': 'రోడ్లు', 'Name in Hindi': 'सड़कें' });
  await user.click(block.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(block.getByRole('textbox', { name: 'Name in Hindi' })).toHaveValue(''));
  await user.click(block.getByRole('button', { name: 'View' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Grievance' }));
  expect(await dialog.findByRole('cell', { name: 'Roads రోడ్లు · सड़कें' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Edit Roads' }));
  await fill(user, dialog, { 'Name in Telugu': 'రహదారులు', 'Name in Hindi': '' });
  await user.keyboard('{Enter}');
  expect(await dialog.findByRole('cell', { name: 'Roads రహదారులు' })).toBeVisible();
  expect(await stored('complaint/category')).toMatchObject([
    { name: 'Roads', name_te: 'రహదారులు', name_hi: null },
  ]);
});

test('[GRD-16, API-04] a name that is taken in one language is told at its field, and what was typed stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await desk.ask('POST', 'video/category', { json: { name: 'Speeches', name_te: 'ప్రసంగాలు' } });
  const { user, block } = await openMasterData('Video');
  await fill(user, block, { Name: 'Talks', 'Name in Telugu': 'ప్రసంగాలు' });
  await user.click(block.getByRole('button', { name: 'Add' }));
  const input = block.getByRole('textbox', { name: 'Name in Telugu' });
  await waitFor(() => expect(input).toBeInvalid());
  expect(input).toHaveAccessibleDescription('There is already one of this name.');
  expect(block.getByRole('textbox', { name: 'Name' })).toBeValid();
  expect(block.getByRole('textbox', { name: 'Name' })).toHaveValue('Talks');
  await user.type(input, ' 2');
  expect(input).toBeValid();
});

test('[GRD-16, AREA-01] an area has the same fields, and is searched for by any of its names', async () => {
  const { user } = await desk.renderApp({ path: '/area', as: 'admin' });
  for (const [label, option] of [
    ['Parliament', 'P1'],
    ['Assembly', 'A1'],
    ['Mandal', 'M1'],
  ] as const) {
    await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  await user.click(screen.getByRole('button', { name: 'Create Area' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Area' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name\W*$/ }), 'Kandugula');
  await fill(user, dialog, { 'Name in Telugu': 'కందుగుల', 'Name in Hindi': 'कंदुगुला' });
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name in Telugu' })).toHaveValue(''));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const named = { name: 'Kandugula కందుగుల · कंदुगुला' };
  expect(await screen.findByRole('cell', named)).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'కందు');
  expect(screen.getByRole('cell', named)).toBeVisible();
  expect(screen.queryByRole('cell', { name: 'V1' })).toBeNull();
});

test('[GRD-16, MD-01] a file with names of other languages: what it names is shown before and told after the import', async () => {
  const { user, block } = await openMasterData('Locations');
  const rows = [
    'parliament,assembly,mandal,area,area_te,mandal_te',
    'P1,A1,M1,V1,ఊరు,మండలం',
    'P1,A1,M1,V9,కొత్త,',
  ];
  const file = new File([rows.join('\n')], 'places.csv', { type: 'text/csv' });
  await user.upload(block.getByLabelText('Choose file', { selector: 'input' }), file);
  const counts =
    'New areas: 1. Rows already there: 1. Places that are there and get another name in Telugu or Hindi: 2.';
  expect(await block.findByText(counts)).toBeVisible();
  expect(block.getByRole('columnheader', { name: 'area_te' })).toBeVisible();
  expect(block.getByRole('cell', { name: 'ఊరు' })).toBeVisible();
  await user.click(block.getByRole('button', { name: 'Import' }));
  expect(await block.findByText(`Locations imported successfully. ${counts}`)).toBeVisible();
});
