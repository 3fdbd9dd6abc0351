import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { grievanceDesk } from '../../complaints/grievances.ts';
import { dialog, pick, region } from '../../parts.ts';

/** On 2 March 2026 Prasad is away, or is about to be; Sunitha is staff of the same office. */
const { desk, record } = grievanceDesk();
let prasad: { id: number; token: string };

beforeAll(async () => {
  prasad = await desk.colleague({ name: 'Prasad Goud' });
});
beforeEach(async () => {
  await desk.app.db.delete(leaves);
});

const away = (given: object = {}) =>
  desk.app.db.insert(leaves).values({
    ...{ user_id: prasad.id, deputy_id: desk.accounts.staff.id },
    ...{ from_day: '2026-03-01', to_day: '2026-03-05', ...given },
  });
const openOwn = async (token = prasad.token) => {
  const opened = await desk.renderApp({ path: '/grievance/leave', token });
  await screen.findByRole('heading', { level: 1, name: 'Leave' });
  return opened;
};
const type = async (user: Awaited<ReturnType<typeof openOwn>>['user'], label: RegExp, text: string) => {
  const field = (await dialog()).getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};

test('[SLA-16, GRD-14] own leave is entered with a deputy, changed, and deleted', async () => {
  const { user } = await openOwn();
  const own = await region('My leave');
  expect(own.getByText(/^No leave is entered/)).toBeVisible();
  await user.click(own.getByRole('button', { name: 'Enter leave' }));
  await type(user, /First day/, '03/03/2026');
  await type(user, /Last day/, '05/03/2026');
  await pick(user, (await dialog()).getByLabelText('Who stands in'), 'Sunitha Chary');
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  expect(await own.findByText(/3 Mar 2026 to 5 Mar 2026/)).toBeVisible();
  expect(own.getByText('Planned')).toBeVisible();
  expect(own.getByText('Sunitha Chary stands in')).toBeVisible();

  await user.click(own.getByRole('button', { name: 'Change the leave of Prasad Goud from 3 Mar 2026' }));
  expect((await dialog()).getByLabelText('Who stands in')).toHaveValue('Sunitha Chary');
  await type(user, /Last day/, '09/03/2026');
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  expect(await own.findByText(/3 Mar 2026 to 9 Mar 2026/)).toBeVisible();

  await user.click(own.getByRole('button', { name: /^Delete the leave/ }));
  const question = await dialog();
  expect(question.getByText('Delete the leave of Prasad Goud from 3 Mar 2026 to 9 Mar 2026?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await own.findByText(/^No leave is entered/)).toBeVisible();
});

test('[SLA-16, ERR-04] shows an error at its field, and keeps the typed values', async () => {
  await away({ user_id: desk.accounts.staff.id, deputy_id: null });
  const { user } = await openOwn();
  await user.click((await region('My leave')).getByRole('button', { name: 'Enter leave' }));
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  expect(await (await dialog()).findAllByText('This field is required.')).toHaveLength(2);
  await type(user, /First day/, '04/03/2026');
  await type(user, /Last day/, '06/03/2026');
  await user.click((await dialog()).getByLabelText('Who stands in'));
  const option = await screen.findByRole('option', { name: /^Sunitha Chary/ });
  expect(option).toHaveTextContent('on leave 1 Mar 2026 to 5 Mar 2026');
  await user.click(option);
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  expect(await (await dialog()).findByText('This person is on leave then.')).toBeVisible();
  expect((await dialog()).getByLabelText(/First day/)).toHaveValue('04/03/2026');
  await type(user, /Last day/, '03/03/2026');
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  expect(await (await dialog()).findByText('The last day cannot be before the first.')).toBeVisible();
});

test('[SLA-16] a deputy sees for whom and until when; a current leave ends when the user is back', async () => {
  await away();
  const { unmount } = await openOwn(desk.accounts.staff.token);
  const others = await region('I stand in for');
  expect(others.getByText('Prasad Goud')).toBeVisible();
  expect(others.queryByRole('button')).toBeNull();
  unmount();
  const { user } = await openOwn();
  const own = await region('My leave');
  await user.click(await own.findByRole('button', { name: /^End the leave/ }));
  await user.click((await dialog()).getByRole('button', { name: 'Back already' }));
  expect(await own.findByText('Over')).toBeVisible();
  expect(own.queryByRole('button', { name: /leave of/ })).toBeNull();
});

test('[SLA-16] who runs the office enters it for everybody in the office settings, others have no such tab', async () => {
  const { user } = await desk.renderApp({ path: '/grievance/settings?part=leave', as: 'mla' });
  const all = await region('Leave of everybody');
  await user.click(all.getByRole('button', { name: 'Enter leave' }));
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  expect(await (await dialog()).findAllByText('This field is required.')).toHaveLength(3);
  await pick(user, (await dialog()).getByLabelText(/^Who\b(?! stands)/), 'Prasad Goud');
  await type(user, /First day/, '02/03/2026');
  await type(user, /Last day/, '02/03/2026');
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  expect(await all.findByText('Prasad Goud')).toBeVisible();
  expect(all.getByText('On leave')).toBeVisible();
  expect(all.getByText('Nobody stands in')).toBeVisible();
});

test('[SLA-16] a name on leave says until when where grievances are given, and can be chosen @seldom', async () => {
  await record({ name: 'Ramulu' });
  await away();
  const { user } = await desk.renderApp({ path: '/grievance/all', as: 'mla' });
  await user.click(await screen.findByRole('button', { name: /^Assign/ }));
  await user.click(await (await dialog()).findByLabelText('Staff'));
  const option = await screen.findByRole('option', { name: /^Prasad Goud/ });
  expect(option).toHaveTextContent('on leave until 5 Mar 2026 (deputy: Sunitha Chary)');
  await user.click(option);
  expect((await dialog()).getByText('on leave until 5 Mar 2026 (deputy: Sunitha Chary)')).toBeVisible();
});
