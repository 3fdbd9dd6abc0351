import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { areas } from '../../../server/db/schema/places.ts';
import { startDesk } from '../app.tsx';
import { tryToLeave } from '../leaving.ts';

const desk = startDesk();

beforeAll(async () => {
  const mandal_id = desk.places.V1.mandal_id ?? 0;
  await desk.app.db.insert(areas).values([
    { name: 'Rampur', mandal_id },
    { name: 'శ్రీరాంపూర్', mandal_id },
  ]);
});

type User = Awaited<ReturnType<typeof desk.renderApp>>['user'];

async function pick(user: User, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function openAreas({ withMandal = true } = {}) {
  const { user } = await desk.renderApp({ path: '/area', as: 'admin' });
  await screen.findByRole('heading', { name: 'Area Master Data' });
  if (withMandal) {
    await pick(user, 'Parliament', 'P1');
    await pick(user, 'Assembly', 'A1');
    await pick(user, 'Mandal', 'M1');
    await screen.findByRole('cell', { name: 'Rampur' });
  }
  return user;
}

test('[AREA-01, SCOPE-01] the areas of the chosen mandal, to be searched', async () => {
  const user = await openAreas();
  await user.type(screen.getByRole('searchbox', { name: 'Search areas' }), 'RAM');
  expect(screen.getByRole('cell', { name: 'Rampur' })).toBeVisible();
  expect(screen.queryByRole('cell', { name: 'శ్రీరాంపూర్' })).toBeNull();
});

test('[AREA-01] an area is added in the modal, renamed and deleted in the list', async () => {
  const user = await openAreas();
  await user.click(screen.getByRole('button', { name: 'Create Area' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Area' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText('This field is required.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Name\W*$/ }), 'Kothapalli');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name\W*$/ })).toHaveValue(''));
  await user.click(dialog.getByRole('button', { name: 'Close' }));

  await user.click(await screen.findByRole('button', { name: 'Edit Kothapalli' }));
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'కొత్తపల్లి{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Delete కొత్తపల్లి' }));
  const question = within(await screen.findByRole('dialog', { name: 'కొత్తపల్లి' }));
  expect(question.getByText('Are you sure you want to delete this item?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('cell', { name: 'కొత్తపల్లి' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('table')).toHaveFocus());
});

test('[AREA-02] template and import: the template needs a mandal, the import a file', async () => {
  const user = await openAreas({ withMandal: false });
  await user.click(screen.getByRole('button', { name: 'Create Area' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Area' }));
  expect(dialog.getByRole('button', { name: 'Download template' })).toBeDisabled();
  expect(dialog.getByText('The template needs a mandal.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
});

test('[AREA-02] with a mandal the template is downloaded, and a file of names alone is imported into it', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const user = await openAreas();
  await user.click(screen.getByRole('button', { name: 'Create Area' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Area' }));
  await user.click(dialog.getByRole('button', { name: 'Download template' }));
  await waitFor(() =>
    expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/area\/template\/\d+\.csv\?/)),
  );
  assign.mockRestore();

  const file = new File(['area\nNandipet\nRampur\n'], 'areas.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('Choose file', { selector: 'input' }), file);
  expect(await dialog.findByText('New areas: 1. Rows already there: 1.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText(/imported successfully/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('cell', { name: 'Nandipet' })).toBeVisible();
});

test('[AREA-02, GRD-11] while a file is imported the dialog stays, to say what became of it', async () => {
  const user = await openAreas();
  await user.click(screen.getByRole('button', { name: 'Create Area' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Area' }));
  const file = new File(['area\nRampur\n'], 'areas.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('Choose file', { selector: 'input' }), file);
  await dialog.findByText('New areas: 0. Rows already there: 1.');
  const goOn = desk.hold('post', 'area/import');
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await tryToLeave(user);
  goOn();
  expect(await dialog.findByText(/imported successfully/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
