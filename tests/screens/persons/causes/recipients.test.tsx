import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering } from './answering.ts';
import { causesDesk } from './causes.ts';

const office = causesDesk();
const { desk } = office;
const { begin, write, work } = answering(office);

const CHECK = { name: 'Check who gets it' };
/** The calls that gave the answer, without dry runs. */
async function given() {
  const answers = desk.writes().filter(({ path }) => path.endsWith('/answer'));
  const bodies = await Promise.all(answers.map(({ json }) => json()));
  return (bodies as { dry_run?: boolean; member_ids?: number[] }[]).filter(({ dry_run }) => !dry_run);
}

test('[PER-19] a removed recipient stays removed after a reload, and can be put back; needs at least one @seldom', async () => {
  const { user, members } = await begin(2);
  const form = await write(user);
  const check = () => user.click(form.getByRole('button', CHECK));
  await check();
  const tick = (index: number) => form.getAllByRole('checkbox')[index] as HTMLElement;
  await user.click(
    await form.findByRole('checkbox', { name: new RegExp(`^${members[0]?.complaint_number} `) }),
  );
  await user.type(form.getByLabelText(/^Answer to the citizens/), '!');
  expect(form.queryByRole('group', { name: 'It goes to' })).toBeNull();
  await check();
  expect(await form.findByRole('button', { name: 'Send to 1 grievance' })).toBeEnabled();
  expect([tick(0), tick(1)].map((each) => (each as HTMLInputElement).checked)).toEqual([false, true]);
  await user.click(tick(1));
  expect(form.getByRole('button', { name: 'Send to 0 grievances' })).toBeDisabled();
  await user.click(tick(0));
  await user.click(tick(1));
  await user.click(form.getByRole('button', { name: 'Send to 2 grievances' }));
  await work();
  expect((await given()).map(({ member_ids }) => member_ids)).toEqual([undefined]);
});

/** Makes the server return so many recipients, of whom only some are listed, with ids from the first on. */
function manyFound(id: number, possible: number, named: number, first = 1) {
  const members = Array.from({ length: named }, (_, index) => ({
    ...{ id: first + index, number: `2026-${String(index + 1).padStart(6, '0')}`, name: 'Citizen' },
    ...{ messages: 1, evidence: true },
  }));
  const found = { total: possible, possible, refused: [], to_approve: false, messages: possible };
  desk.answer('post', `cause/${id}/answer`, () => Response.json({ ...found, members, job: null }));
}

test('[PER-19] of many the first fifty are shown, and more by a press, which goes on there @seldom', async () => {
  const { user, id } = await begin(1);
  const form = await write(user);
  manyFound(id, 120, 120);
  await user.click(form.getByRole('button', CHECK));
  await form.findByText(/^120 of 120/);
  expect(form.getAllByRole('checkbox')).toHaveLength(50);
  await user.click(form.getByRole('button', { name: 'Show more (70 not shown yet)' }));
  expect(form.getAllByRole('checkbox')).toHaveLength(100);
  expect(form.getAllByRole('checkbox')[50]).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Show more (20 not shown yet)' }));
  await waitFor(() => expect(form.getAllByRole('checkbox')).toHaveLength(120));
  expect(form.queryByRole('button', { name: /^Show more/ })).toBeNull();
  await user.click(form.getByRole('checkbox', { name: '2026-000120 Citizen' }));
  expect(form.getByRole('button', { name: 'Send to 119 grievances' })).toBeEnabled();
});
