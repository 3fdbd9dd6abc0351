import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { areas } from '#server/places/schema/places.ts';
import { startDesk } from '../../app.tsx';

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

describe('names in other languages', () => {
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

  test('[GRD-16, MD-02, MD-03] a category is added, shown and renamed in three languages @seldom', async () => {
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
});

describe('areas', () => {
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

  test('[AREA-02] with a mandal the template is downloaded, and a file of names alone is imported into it @seldom', async () => {
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
});
