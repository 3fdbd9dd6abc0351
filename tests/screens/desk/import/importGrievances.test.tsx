import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintImports } from '#server/transfer/schema/complaintImports.ts';
import { cases, csvFile } from '../../../server/transfer/import/complaintFile.ts';
import { grievanceDesk } from '../../complaints/grievances.ts';
import { pick, region } from '../../parts.ts';

const { desk } = grievanceDesk();

beforeAll(() => registerHandlers(desk.app.services));
afterEach(async () => {
  await desk.app.db.delete(complaintImports);
});

const open = () => desk.renderApp({ path: '/grievance/import', as: 'admin' });
const chooseFile = async (user: UserEvent, file: File) =>
  user.upload(await screen.findByLabelText('Choose file'), file);
const button = (name: string) => screen.getByRole('button', { name });

/** Headings by which nothing is guessed wrongly; 'Pot holes' is no category here. */
const fileOf = (count: number) => csvFile(cases(count));

test('[API-05] recognises a file, asks for the meaning of an unknown name, checks it, and imports it by a job', async () => {
  const { user } = await open();
  await chooseFile(user, fileOf(10));
  const columns = await region('Columns');
  expect(columns.getByRole('combobox', { name: 'Column: Category' })).toHaveTextContent('complaint_type');
  expect(columns.getByRole('combobox', { name: 'Column: Area' })).toHaveTextContent('village');
  const result = await region('Result');
  expect(
    result.getByText(
      '2 rows cannot be imported: all rows are taken together, or none. The good ones can be: new grievances: 8, rows already there: 0.',
    ),
  ).toBeVisible();
  const errors = within(result.getByRole('table', { name: 'Rows that cannot be imported' }));
  expect(errors.getByRole('row', { name: '2 Category: "Pot holes" is not known here.' })).toBeVisible();
  expect(result.getByRole('region', { name: 'The first rows as they are read' })).toHaveTextContent(
    'Citizen 1',
  );
  expect(button('Import')).toBeDisabled();

  await user.click(button('Check the file'));
  await waitFor(() => expect(result.getByRole('group', { name: 'What the file holds' })).toHaveFocus());
  const unknown = columns.getByLabelText('Category “Pot holes” (2×)');
  await pick(user, unknown, 'Roads');
  expect(result.getByText(/Check the file again/)).toBeVisible();
  await user.click(button('Check the file'));
  expect(await result.findByText('New grievances: 10. Rows already there: 0.')).toBeVisible();
  await waitFor(() => expect(button('Import')).toHaveFocus());
  await user.keyboard('{Enter}');

  const imports = await region('Last imports');
  expect(await imports.findByText('0 of 10 rows')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('region', { name: 'Columns' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await desk.app.services.jobs.runDue();
  expect(await imports.findByText('Imported. New grievances: 10. Rows already there: 0.')).toBeVisible();
  expect(await desk.app.db.$count(complaints)).toBe(10);
});

test('[API-05] an import under way is there after a reload; the same file again brings nothing new; choices are remembered', async () => {
  const { user, unmount } = await open();
  await chooseFile(user, fileOf(6));
  const columns = await region('Columns');
  await user.type(columns.getByLabelText('When empty: Grievance Incharge'), 'District Office');
  await user.click(button('Check the file'));
  await (await region('Result')).findByText('New grievances: 6. Rows already there: 0.');
  await user.click(button('Import'));
  await screen.findByText('0 of 6 rows');
  unmount();

  const again = await open();
  expect(await screen.findByText('0 of 6 rows')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: /cases\.csv/ })).toBeVisible();
  await desk.app.services.jobs.runDue();
  await screen.findByText(/^Imported\./);
  await chooseFile(again.user, fileOf(6));
  expect(await (await region('Columns')).findByLabelText('When empty: Grievance Incharge')).toHaveValue(
    'District Office',
  );
  expect(
    await (await region('Result')).findByText('New grievances: 0. Rows already there: 6.'),
  ).toBeVisible();
  expect(button('Import')).toBeDisabled();
});

test('[ERR-04] a file that is no table, or too large, is refused at once; one that cannot be read says why', async () => {
  const { user } = await open();
  const input = await screen.findByLabelText('Choose file');
  await userUpload(user, input, new File(['x'], 'photo.png', { type: 'image/png' }));
  expect(await screen.findByText('Please choose a csv or xlsx file.')).toBeVisible();
  await userUpload(user, input, new File([new Uint8Array([0x61, 0xe9])], 'old.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/not encoded in UTF-8/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Columns' })).toBeNull();
});

/** Also what the input does not accept: people choose 'all files'. */
async function userUpload(user: UserEvent, input: HTMLElement, file: File) {
  input.removeAttribute('accept');
  await user.upload(input, file);
}

test('[ERR-04] an import that stopped says so; without an answer the last imports can be asked for again @seldom', async () => {
  desk.failOnce('get', 'complaint/import');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing has been imported yet.');
  await chooseFile(user, csvFile(cases(4).map((row) => ({ ...row, complaint_type: 'Water' }))));
  await (await region('Result')).findByText(/New grievances: 4/);
  await user.click(button('Import'));
  await screen.findByText('0 of 4 rows');
  const { files } = desk.app.services;
  const stored = files.open;
  files.open = () => Promise.reject(new Error('the disk is gone'));
  await desk.app.services.jobs.runDue();
  files.open = stored;
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/^The import has stopped\..*New grievances: 0\./),
  );
});

test('[API-05] the good rows are imported, and the others come back as a file with the reasons', async () => {
  const { user } = await open();
  // Other headings than before, for which no choice is remembered.
  await chooseFile(user, csvFile(cases(10).map((row) => ({ ...row, letter: '' }))));
  const result = await region('Result');
  await user.click(
    await result.findByRole('button', { name: 'Import the 8 good rows, hand back the others' }),
  );
  const imports = await region('Last imports');
  await imports.findByText('0 of 8 rows');
  await desk.app.services.jobs.runDue();
  expect(await imports.findByText('Imported. New grievances: 8. Rows already there: 0.')).toBeVisible();
  expect(await imports.findByText(/2 rows were left out/)).toBeVisible();
  const link = imports.getByRole('link', { name: 'Download them with the reasons' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/api\/v1\/files\/\d+\/file\.csv\?/));
});
