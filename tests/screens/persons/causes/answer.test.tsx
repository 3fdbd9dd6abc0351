import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog } from '../../parts.ts';
import { answering } from './answering.ts';
import { causesDesk } from './causes.ts';

const office = causesDesk();
const { desk, runJobs, statusOf } = office;
const { begin, write, work } = answering(office);

test('[PER-19, GRD-15] it is shown who gets the answer before it is sent, then how it comes along and ends', async () => {
  const { user, members } = await begin(3);
  const form = await write(user);
  await user.click(form.getByRole('button', { name: 'Check who gets it' }));
  const told = await form.findByText(/^3 of 3 grievances get this answer\. Messages to citizens: 3/);
  expect(told.closest('[role=status]')).toHaveFocus();
  expect(await statusOf(members[0] ?? { id: 0 })).toBe('open');
  await user.click(form.getByRole('button', { name: 'Send to 3 grievances' }));
  const part = await work();
  expect(await part.findByText('About to begin: 0 of 3 answered, 0 refused')).toHaveAttribute(
    'role',
    'status',
  );
  expect(part.getByRole('progressbar', { name: 'About to begin: 0 of 3 answered, 0 refused' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await runJobs();
  expect(await part.findByText('Finished: 3 of 3 answered, 0 refused')).toBeVisible();
  expect(part.queryByRole('progressbar')).toBeNull();
  const results = part.getByRole('link', { name: 'Result of each grievance (csv)' });
  expect(results.getAttribute('href')).toMatch(/^\/api\/v1\/job\/\d+\/results\.csv\?/);
  for (const member of members) expect(await statusOf(member)).toBe('Resolved');
  expect(await screen.findByText(/given to 3 grievances$/)).toBeVisible();
  expect(await screen.findByText('Answered')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Answer to all' })).toBeNull());
  expect(window.location.search).toBe('');
});

test('[PER-19, GRD-11] an empty answer is not sent; a failure keeps what was typed, and a lost answer gives it once @seldom', async () => {
  const { user, id } = await begin(2);
  await user.click(await screen.findByRole('button', { name: 'Answer to all' }));
  const form = await dialog();
  const message = form.getByLabelText(/^Answer to the citizens/);
  await user.click(form.getByRole('button', { name: 'Check who gets it' }));
  expect(message).toBeInvalid();
  expect(desk.writes()).toEqual([]);
  await user.type(message, 'Repaired');
  await user.click(form.getByRole('radio', { name: 'Information given' }));
  desk.fail('post', `cause/${id}/answer`, 500, { message: 'Not now.' });
  await user.click(form.getByRole('button', { name: 'Check who gets it' }));
  expect(await form.findByText('Not now.')).toBeVisible();
  expect(message).toHaveValue('Repaired');
  desk.network.resetHandlers();
  await user.click(form.getByRole('button', { name: 'Check who gets it' }));
  const send = await form.findByRole('button', { name: 'Send to 2 grievances' });
  desk.loseAnswer(`cause/${id}/answer`);
  await user.click(send);
  expect(await form.findByRole('alert')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(form.getByRole('button', { name: 'Send to 2 grievances' }));
  await work();
  await runJobs();
  expect(await screen.findByText('Finished: 2 of 2 answered, 0 refused')).toBeVisible();
  expect((await office.read(id)).answers).toHaveLength(1);
});

test('[GRD-15] what is under way is found again after a reload, and can be cancelled @seldom', async () => {
  const { user, unmount, id, members } = await begin(2);
  const form = await write(user);
  await user.click(form.getByRole('button', { name: 'Check who gets it' }));
  await user.click(await form.findByRole('button', { name: 'Send to 2 grievances' }));
  await work();
  const address = window.location.pathname + window.location.search;
  expect(address).toMatch(new RegExp(`^/grievance/cause/${id}\\?job=\\d+$`));
  unmount();
  const again = await desk.renderApp({ path: address, as: 'mla' });
  const part = await work();
  await again.user.click(await part.findByRole('button', { name: 'Cancel the rest' }));
  expect(await part.findByText('Cancelled: 0 of 2 answered, 0 refused')).toBeVisible();
  await runJobs();
  for (const member of members) expect(await statusOf(member)).toBe('open');
});
