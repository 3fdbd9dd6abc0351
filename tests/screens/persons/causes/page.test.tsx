import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, region } from '../../parts.ts';
import { causesDesk } from './causes.ts';

const office = causesDesk();
const { desk, many, cause, read, answer, openCause } = office;

const factOf = async (name: string) =>
  (await region('Information')).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('[PER-18] the page tells number, title, state, figures, note and who is in charge', async () => {
  const members = await many(3);
  const { id, number } = await cause(members, {
    note: 'A pump is ordered',
    staff_id: desk.accounts.staff.id,
  });
  await openCause(id);
  expect(await screen.findByRole('heading', { level: 1, name: 'No water' })).toBeVisible();
  expect(screen.getByText(number)).toBeVisible();
  for (const [name, value] of [
    ['Grievances', '3'],
    ['Open', '3'],
    ['People', '3'],
    ['Households', '3'],
    ['Since', '2 Mar 2026'],
    ['In charge', 'Sunitha Chary'],
    ['Note', 'A pump is ordered'],
  ] as const)
    expect(await factOf(name)).toBe(value);
  expect((await region('Answers given')).getByText('No answer has been given yet.')).toBeVisible();
});

test('[PER-18, GRD-14] an empty cause says where grievances come from', async () => {
  const { id } = await cause();
  await openCause(id);
  expect(
    await screen.findByText(
      'No grievance is in this shared problem. Put them in from their own pages or from a list of grievances.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Answer to all' })).toBeNull();
});

test('[PER-18] Take out asks once; a failure keeps the question, and the grievance stays as it is @seldom', async () => {
  const [one, two] = await many(2);
  const { id } = await cause([one, two].flatMap((each) => each ?? []));
  const { user } = await openCause(id);
  const name = `Take ${one?.complaint_number} out of the shared problem`;
  await user.click(await screen.findByRole('button', { name }));
  const question = await dialog(name);
  desk.fail('delete', 'cause/*', 500, { message: 'Not now.' });
  await user.keyboard('{Enter}');
  expect(await question.findByText('Not now.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(question.getByRole('button', { name: 'Take out' }));
  expect(await screen.findByText(`${one?.complaint_number} was taken out.`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: one?.complaint_number })).toBeNull());
  expect(await factOf('Grievances')).toBe('1');
});

test('[PER-18, PER-21] an edit changes it; closed by hand it closes no grievance and takes none @seldom', async () => {
  const [one] = await many(1);
  const { id } = await cause(one ? [one] : []);
  const { user } = await openCause(id);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit shared problem');
  await user.clear(form.getByLabelText(/^Title/));
  await user.type(form.getByLabelText(/^Title/), 'No water since Monday');
  expect(form.getByText('This closes no grievance. Nothing can be put in any more.')).toBeVisible();
  await user.click(form.getByLabelText('The shared problem is closed'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'No water since Monday' })).toBeVisible();
  expect(await screen.findByText('Closed')).toBeVisible();
  expect(await read(id)).toMatchObject({ closed: true, open: 1, title: 'No water since Monday' });
  expect(screen.queryByRole('button', { name: 'Answer to all' })).toBeNull();
});

test('[PER-18] when somebody else was faster what was typed stays, and the rest is taken over', async () => {
  const { id } = await cause();
  const { user } = await openCause(id);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit shared problem');
  await user.type(form.getByLabelText(/^Note/), 'A pump is ordered');
  await desk.ask('PUT', `cause/${id}`, { json: { title: 'No water at all' } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await form.findByRole('button', { name: 'Load the newer version' }));
  expect(form.getByLabelText(/^Title/)).toHaveValue('No water at all');
  expect(form.getByLabelText(/^Note/)).toHaveValue('A pump is ordered');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await read(id)).toMatchObject({ title: 'No water at all', note: 'A pump is ordered' });
});

test('[PER-18, GRD-11] one that is not there, and one that could not be loaded', async () => {
  const { id } = await cause();
  const { unmount } = await openCause(id + 1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Shared problem not found' })).toBeVisible();
  unmount();
  desk.fail('get', `cause/${id}`, 500, {});
  const { user } = await openCause(id);
  expect(await screen.findByText('This shared problem could not be loaded.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'No water' })).toBeVisible();
});

test('[PER-20] who joined after the answer is offered it, and gets it by a press @seldom', async () => {
  const [one, late] = await many(2);
  const { id } = await cause(one ? [one] : []);
  await answer(id, { message: 'Repaired', close: true });
  desk.app.clock.now = new Date(desk.app.clock.now.getTime() + 60_000);
  await desk.ask('POST', `cause/${id}/member`, { json: { complaint_ids: [late?.id] } }, 'mla');
  const { user } = await openCause(id);
  const given = await region('Answers given');
  expect(given.getByText('Repaired')).toBeVisible();
  expect(given.getByText(/given to 1 grievance$/)).toBeVisible();
  const offers = await screen.findAllByRole('button', { name: /^Give the answer of / });
  expect(offers.map((offer) => offer.getAttribute('aria-label'))).toEqual([
    `Give the answer of 2 Mar 2026 to ${late?.complaint_number}`,
  ]);
  await user.click(offers[0] as HTMLElement);
  const question = await dialog();
  expect(
    question.getByText('The shared problem was answered on 2 Mar 2026: send this answer?'),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Send' }));
  const work = await region('Answer to all');
  await office.runJobs();
  expect(await work.findByText('Finished: 1 of 1 answered, 0 refused')).toBeVisible();
  expect(await within(document.body).findByText(/given to 2 grievances$/)).toBeVisible();
  expect(await office.statusOf(late ?? { id: 0 })).toBe('Resolved');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Give the answer of / })).toBeNull());
});
