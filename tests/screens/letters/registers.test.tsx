import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { letters, letterTemplates, officeNumbers } from '#server/letters/schema/letters.ts';
import { png } from '../../fixtures/index.ts';
import { lettersDesk } from './letters.ts';

const { desk, record, opened } = lettersDesk();

beforeEach(async () => {
  await desk.app.db.delete(letters);
  await desk.app.db.delete(officeNumbers);
  await desk.app.db.delete(letterTemplates);
});

async function sent(subject: string, { isDraft = false, department = 'Water' } = {}) {
  const { id: complaint_id } = await record();
  const json = {
    ...{ complaint_id, kind: 'referral', language: 'en' },
    addressee: { name: 'Sri Narsaiah', designation: 'Engineer', department },
    texts: { en: { subject, body: 'Please help.' } },
  };
  const { body } = await desk.ask('POST', 'letter', { json }, 'mla');
  if (!isDraft) await desk.ask('POST', `letter/${body.id}/dispatch`, { json: {} }, 'mla');
}
const open = () => desk.renderApp({ path: '/grievance/registers', as: 'mla' });
const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr') as HTMLElement);

describe('the outward register', () => {
  test('[REF-05, REF-07] shows what was sent, the newest first, found by words', async () => {
    await sent('The road');
    await sent('The pump');
    const { user } = await open();
    const numbers = async () =>
      (await screen.findAllByRole('link', { name: /^HZB\/GR/ })).map(({ textContent }) => textContent);
    expect(await numbers()).toEqual(['HZB/GR/2026/0002', 'HZB/GR/2026/0001']);
    const row = await rowOf('The pump');
    expect(row.getByText('2 Mar 2026')).toBeVisible();
    expect(row.getByText('Water')).toBeVisible();
    expect(row.getByRole('link', { name: 'PDF of HZB/GR/2026/0002' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/v1\/letter\//),
    );
    await user.type(screen.getByRole('searchbox'), 'road');
    await waitFor(async () => expect(await numbers()).toEqual(['HZB/GR/2026/0001']));
  });

  test('[REF-05] opens for admin at the office with most open grievances', async () => {
    await sent('The road');
    await desk.renderApp({ path: '/grievance/registers', as: 'admin' });
    expect(await screen.findByText('The road')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Office' })).toHaveValue('A1 · P1'));
  });

  test('[REF-06] cancels a letter with a reason, which is shown next to its number', async () => {
    await sent('The road');
    const { user } = await open();
    const row = await rowOf('The road');
    await user.click(row.getByRole('button', { name: 'Cancel HZB/GR/2026/0001' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel the letter' }));
    expect(dialog.getByLabelText(/^Reason/)).toHaveAccessibleDescription('This field is required.');
    await user.type(dialog.getByLabelText(/^Reason/), 'Wrong department');
    await user.click(dialog.getByRole('button', { name: 'Cancel the letter' }));
    expect(await screen.findByText('2 Mar 2026: Wrong department')).toBeVisible();
    expect(screen.getByText('HZB/GR/2026/0001')).toBeVisible();
  });

  test('[REF-07] ticked letters are printed as one PDF, the register as a PDF of what is found @seldom', async () => {
    await sent('The road');
    await sent('The pump');
    const { user } = await open();
    await screen.findByText('The road');
    await user.click(screen.getByRole('checkbox', { name: /all/i }));
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Letters as one PDF' }));
    await waitFor(() => expect(opened()).toHaveLength(1));
    await user.click(screen.getAllByRole('button', { name: 'Export' })[0] as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: 'PDF' }));
    await waitFor(() => expect(opened()).toHaveLength(2));
    for (const [at, name] of ['letters', 'outward-register'].entries()) {
      expect(opened()[at]).toMatch(new RegExp(`/export/\\d+/${name}\\.pdf\\?`));
      const response = await desk.app.app.fetch(new Request(`http://localhost${opened()[at]}`));
      expect(response.headers.get('content-type')).toBe('application/pdf');
    }
  });
});

describe('what an office sets for its letters', () => {
  const openPart = () => desk.renderApp({ path: '/grievance/settings?part=letters', as: 'mla' });

  test('[REF-05] the code, the year and the series; a code of small letters is refused @seldom', async () => {
    const { user } = await openPart();
    const code = await screen.findByLabelText('Code of the office');
    await user.clear(code);
    await user.type(code, 'huz');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription('Please enter 2 to 5 capital letters.'));
    await user.clear(code);
    await user.type(code, 'HUZ');
    await user.type(screen.getByLabelText('Series'), 'GR Grievances{Enter}RC Recommendations');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const { body } = await desk.ask('GET', 'office/registers', {}, 'mla');
      expect(body).toMatchObject({ code: 'HUZ', series: { value: [{ code: 'GR' }, { code: 'RC' }] } });
    });
    await desk.ask('PUT', 'office/registers', { json: { code: 'HZB', series: null } }, 'mla');
  });

  test('[REF-03] a template is written with placeholders, changed and deleted @seldom', async () => {
    const { user } = await openPart();
    await user.click(await screen.findByRole('button', { name: 'Add a template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a template' }));
    await user.type(dialog.getByLabelText(/^Name/), 'To the engineer');
    await user.type(dialog.getByLabelText('Subject (Telugu)'), 'రహదారి');
    await user.click(dialog.getByRole('button', { name: 'Category' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('To the engineer')).toBeVisible();
    const [row] = await desk.app.db.select().from(letterTemplates);
    expect(row?.texts).toEqual({ te: { subject: 'రహదారి', body: '{{category}}' } });
    await user.click(screen.getByRole('button', { name: 'Delete To the engineer' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /delete/i }));
    expect(await screen.findByText(/^What letters begin with\./)).toBeVisible();
  });

  test('[REF-04] refuses an image that is too narrow, and prints a wide one above the letters', async () => {
    const { user } = await openPart();
    const region = within(await screen.findByRole('region', { name: 'Letterhead' }));
    const input = region.getByLabelText('Choose an image', { selector: 'input' });
    await user.upload(input, await png(800, 60));
    expect(await region.findByText('The image must be at least 1,200 pixels wide.')).toBeVisible();
    await user.upload(input, await png(1_200, 60));
    expect(await region.findByRole('img', { name: 'Image of the office' })).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Remove the image' }));
    await waitFor(() => expect(region.queryByRole('img')).toBeNull());
  });
});
