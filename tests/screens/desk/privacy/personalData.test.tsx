import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ERASED } from '#contract/desk/privacy.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { startDesk } from '../../app.tsx';

const desk = startDesk();
const PHONE = '9848033333';
let category_id = 0;

async function record(name: string, phone: string, details = '<p>Water</p>') {
  const form = { name, phone, ...desk.places.V1, category_id, details, type: 'complaint' };
  const { body } = await desk.app.send('POST', 'complaint', { token: desk.accounts.mla.token, form });
  return { id: Number(body.id), number: String(body.complaint_number) };
}
beforeAll(async () => {
  [category_id = 0] = await desk.categories('Water');
});

const nameOf = async (id: number) => {
  const [row] = await desk.app.db.select().from(complaints).where(eq(complaints.id, id));
  return row?.name;
};

async function search(wanted: { phone?: string; name?: string }) {
  const { user } = await desk.renderApp({ path: '/privacy/person', as: 'admin' });
  if (wanted.phone) await user.type(await screen.findByLabelText('Phone'), wanted.phone);
  if (wanted.name) await user.type(await screen.findByLabelText('Name'), wanted.name);
  await user.click(await screen.findByRole('button', { name: 'Find' }));
  return user;
}
const held = (phone: string) => screen.findByRole('region', { name: `What is held about ${phone}` });

test('[API-05] a person is found by name among others, and what is held is listed; the address tells nothing', async () => {
  const first = await record('Bhoolakshmi', '9848044441');
  await record('Bhoolakshmi Devi', '9848044442');
  const mention = await record('Somebody', '9848044443', '<p>Ask 9848044441.</p>');
  const user = await search({ name: 'bhoolakshmi' });
  expect(await screen.findByRole('button', { name: /9848044442/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show what is held about 9848044441' }));
  const section = await held('9848044441');
  expect(await within(section).findByRole('link', { name: first.number })).toBeVisible();
  expect(within(section).getByRole('link', { name: mention.number })).toBeVisible();
  expect(window.location.href).not.toMatch(/bhoo|9848/i);
});

test('[API-04] nothing to look for, a number that is too short, and nobody', async () => {
  const user = await search({});
  expect(await screen.findByText('Please enter a phone number or a name.')).toBeVisible();
  await user.type(screen.getByLabelText('Phone'), '12345');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(screen.getByLabelText('Phone')).toBeInvalid());
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), '9000000000');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('Nothing is held about such a person.')).toBeVisible();
});

test('[LIST-10] everything comes as a file behind a link @seldom', async () => {
  await record('Yadagiri', '9848055555');
  const user = await search({ phone: '9848055555' });
  await user.click(await screen.findByRole('button', { name: 'Export everything' }));
  const link = await screen.findByRole('link', { name: 'Download the file' });
  const answer = await desk.app.app.fetch(new Request(`http://localhost${link.getAttribute('href')}`));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
});

test('[API-05] is erased after the number was typed again and open grievances were agreed to', async () => {
  const { id } = await record('Venkanna', PHONE);
  const user = await search({ phone: PHONE });
  await user.click(await screen.findByRole('button', { name: 'Erase' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Erase the personal data of ${PHONE}?` }));
  const erase = () => dialog.getByRole('button', { name: 'Erase' });
  const confirmation = dialog.getByLabelText('Type the phone number to confirm');
  await user.type(confirmation, '9848033334');
  await user.click(dialog.getByRole('checkbox', { name: 'Erase these, too' }));
  expect(erase()).toBeDisabled();
  await user.clear(confirmation);
  await user.type(confirmation, PHONE);
  await user.click(dialog.getByRole('checkbox', { name: 'Erase these, too' }));
  expect(erase()).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Erase these, too' }));

  desk.failOnce('post', 'privacy/person/erase', 0);
  await user.click(erase());
  expect(await dialog.findByText(/^No connection to the server/)).toBeVisible();
  await user.click(erase());
  expect(await screen.findByText(/^Personal data erased\. Backups/)).toBeVisible();
  expect(screen.queryByRole('region', { name: /What is held/ })).toBeNull();
  const [row] = await desk.app.db.select().from(complaints).where(eq(complaints.id, id));
  expect(row).toMatchObject({ name: ERASED, phone: '' });
});

test('[API-05] the account of somebody of the office is told of and cannot be erased', async () => {
  await desk.app.account({ role: 'staff', phone: '9848066666', username: 'Parvathi' });
  await search({ phone: '9848066666' });
  expect(await screen.findByText(/^Accounts of the office are not erased/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
});

test('[GRD-09] of two people with one number one is shown and erased alone', async () => {
  const [mother, son] = [await record('Bhoolakshmi', '9848077777'), await record('Yadagiri', '9848077777')];
  const user = await search({ phone: '9848077777' });
  await user.click(await screen.findByRole('button', { name: 'Only Bhoolakshmi' }));
  const section = within(await screen.findByRole('region', { name: 'What is held about Bhoolakshmi' }));
  expect(await section.findByRole('link', { name: mother.number })).toBeVisible();
  expect(section.queryByRole('link', { name: son.number })).toBeNull();
  await user.click(section.getByRole('button', { name: 'Erase' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Erase the personal data of Bhoolakshmi?' }),
  );
  await user.type(dialog.getByLabelText('Type the phone number to confirm'), '9848077777');
  await user.click(dialog.getByRole('checkbox', { name: 'Erase these, too' }));
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText(/^Personal data erased\./)).toBeVisible();
  expect([await nameOf(mother.id), await nameOf(son.id)]).toEqual([ERASED, 'Yadagiri']);
});

test('[GRD-09] who has no phone is found by name, and erased by the name typed again @seldom', async () => {
  const { id } = await record('Odelu', '9999999999');
  const user = await search({ name: 'odelu' });
  await user.click(await screen.findByRole('button', { name: 'Show what is held about Odelu' }));
  await user.click(await screen.findByRole('button', { name: 'Erase' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase the personal data of Odelu?' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Erase these, too' }));
  expect(dialog.getByRole('button', { name: 'Erase' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Type the name to confirm'), 'Odelu');
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText(/^Personal data erased\./)).toBeVisible();
  expect(await nameOf(id)).toBe(ERASED);
});
