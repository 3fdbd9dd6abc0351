import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { compareSome } from '#server/persons/pairs/compare.ts';
import { distinctPersons, personPairs } from '#server/persons/schema/personPairs.ts';
import { citizensDesk, newPhone } from './citizens.ts';

const { desk, bring } = citizensDesk();

/** Computes possible duplicates, as the server does in the background. */
const compare = () => desk.app.db.transaction((tx) => compareSome(tx, 500));
beforeEach(async () => {
  await compare();
  await desk.app.db.delete(personPairs);
});
const open = async (locale?: 'te') => {
  await compare();
  return desk.renderApp({ path: '/grievance/people/same', as: 'mla', locale });
};
/** Differs in a digit that all new phones have in common: in another one it might be a later phone. */
const near = (phone: string) => phone.charAt(0) + ((Number(phone.charAt(1)) + 5) % 10) + phone.slice(2);

async function pair(name: string, given: { isOnePhone?: boolean } = {}) {
  const phone = newPhone();
  const one = await bring({ phone, name });
  const other = await bring({ phone: near(phone), name });
  const json = { phones: [near(phone), phone] };
  if (given.isOnePhone) await desk.ask('PUT', `person/${other.person_id}`, { json });
  return { one: one.person_id, other: other.person_id, phone };
}

test('[PER-11] People leads to the pairs, the likeliest first, with score and reasons in words', async () => {
  const slip = await pair('Srinivas Rao');
  const same = await pair('Ramesh Goud', { isOnePhone: true });
  await compare();
  const { user, path } = await desk.renderApp({ path: '/grievance/people', as: 'mla' });
  await user.click(await screen.findByRole('link', { name: 'Possibly the same person' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Possibly the same person' })).toBeVisible();
  expect(path()).toBe('/grievance/people/same');
  const list = within(await screen.findByRole('list', { name: 'Possibly the same person' }));
  expect(screen.getByText('2 pairs')).toHaveAttribute('role', 'status');
  const [first, second] = list.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toMatch(/^Score 90 · same phone/);
  expect(second).toMatch(/^Score 70 · same area, and phones that differ by a slip of the pen/);
  expect(second).toContain(slip.phone);
  expect(list.getAllByRole('link', { name: 'Ramesh Goud' })[0]).toHaveAttribute(
    'href',
    `/grievance/person/${same.one}`,
  );
});

test('[PER-11] not the same: asked once, hidden for good; a failure keeps the question', async () => {
  const { one, other } = await pair('Mallaiah');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Not the same: Mallaiah and Mallaiah' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Not the same/ }));
  desk.fail('post', 'person/distinct', 500, {
    message: 'Something went wrong on the server. Please try again.',
  });
  await user.keyboard('{Enter}');
  expect(await dialog.findByRole('alert')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Not the same' }));
  expect(await screen.findByText(/^Nobody is possibly written down twice/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const told = await desk.app.db.select().from(distinctPersons);
  expect(told).toMatchObject([{ low_id: one, high_id: other }]);
});

test('[PER-11, PER-12] a pair is merged in the list by keyboard, which goes on without it', async () => {
  const { one, other } = await pair('Yadagiri');
  const { user } = await open();
  (await screen.findByRole('button', { name: 'Merge Yadagiri and Yadagiri…' })).focus();
  await user.keyboard('{Enter}');
  const stays = await screen.findByRole('radiogroup', { name: 'Who stays' });
  await waitFor(() => expect(within(stays).getAllByRole('radio')[0]).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(within(stays).getAllByRole('radio')[1]).toBeChecked();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Yadagiri was merged into Yadagiri.', { exact: false })).toBeVisible();
  expect(await screen.findByText(/^Nobody is possibly written down twice/)).toBeVisible();
  expect((await desk.ask('GET', `person/${one}`)).body).toMatchObject({ id: other, open: 2 });
});
