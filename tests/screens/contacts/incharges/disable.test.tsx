import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { grievanceDesk } from '../../complaints/grievances.ts';

const { desk, record } = grievanceDesk();
let gone: number;
let phones = 9_300_000_000;

beforeEach(async () => {
  const { parliament_id, assembly_id } = desk.places.A1;
  phones += 1;
  const { body } = await desk.ask('POST', 'staff', {
    form: {
      ...{ name: `Sunitha ${phones}`, phone: String(phones), password: 'Mango season 7' },
      ...{ parliament_id, assembly_id },
    },
  });
  gone = Number(body.id);
});
const name = () => `Sunitha ${phones}`;
const openEdit = async (as: Role = 'mla') => {
  const opened = await desk.renderApp({ path: '/grievanceincharge/add', as });
  await opened.user.click(await screen.findByRole('button', { name: `Edit ${name()}` }));
  return opened;
};
const dialog = (title: string) => screen.findByRole('dialog', { name: title });

test('[SLA-20] an account is disabled after it was said how many grievances become unassigned, and enabled again', async () => {
  for (const nth of [1, 2]) await record({ name: `Person ${nth}`, staff_id: gone });
  const { user } = await openEdit();
  await user.click(await screen.findByRole('button', { name: 'Disable account…' }));
  const question = within(await dialog(`Disable the account of ${name()}?`));
  expect(await question.findByText(`${name()} has 2 open grievances; they become unassigned.`)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(desk.writes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Disable account…' }));
  await user.click(
    within(await dialog(`Disable the account of ${name()}?`)).getByRole('button', { name: 'Disable' }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: `Edit ${name()}` })).toBeNull());
  const { body } = await desk.ask('GET', 'complaint?staff_id=none&page=1');
  expect(body.total).toBe(2);
  await user.click(await screen.findByRole('button', { name: `Enable the account of ${name()}` }));
  expect(await screen.findByRole('button', { name: `Edit ${name()}` })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Disabled accounts' })).toBeNull();
});

test('[SLA-20, ERR-04] shows in the question why an account cannot be disabled @seldom', async () => {
  const { user } = await openEdit();
  await user.click(await screen.findByRole('button', { name: 'Disable account…' }));
  const question = within(await dialog(`Disable the account of ${name()}?`));
  expect(await question.findByText(`${name()} has no open grievances.`)).toBeVisible();
  await desk.ask('PUT', `staff/${gone}`, { json: { name: name() } });
  await user.click(question.getByRole('button', { name: 'Disable' }));
  expect(await question.findByText('Somebody else has changed this record in the meantime.')).toBeVisible();
});

test('[SLA-20] shows before a move to another constituency which complaints lose their assignee @seldom', async () => {
  await record({ name: 'Ramulu', staff_id: gone });
  const { user } = await openEdit('mp');
  const form = within(await dialog('Edit Grievance In-charge'));
  expect(form.queryByText(/become/)).toBeNull();
  await user.click(await form.findByLabelText(/Assembly/));
  const other = (await screen.findAllByRole('option')).find(({ textContent }) => textContent !== 'A1');
  if (!other) throw new Error('there is one assembly');
  await user.click(other);
  expect(await form.findByText(`${name()} has 1 open grievance; it becomes unassigned.`)).toBeVisible();
});
