import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { citizensDesk, newPhone } from './citizens.ts';

const { desk, bring } = citizensDesk();

const open = async (as: Role = 'staff', locale?: 'te') => {
  const opened = await desk.renderApp({ path: '/grievance/people', as, locale });
  await screen.findByRole('searchbox');
  return opened;
};
const box = () => screen.getByRole('searchbox', { name: 'Phone or name' });
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((text) => !/^\d/.test(text ?? ''));

test('[GRD-03] staff see who came last, newest first, with phones to be called', async () => {
  const [first, last] = [newPhone(), newPhone()];
  await bring({ phone: first, name: 'First' });
  desk.app.clock.now = new Date(desk.app.clock.now.getTime() + 60_000);
  const { person_id } = await bring({ phone: last, name: 'Last' });
  await open();
  expect(await screen.findByRole('heading', { name: 'Who came last' })).toBeVisible();
  expect(names('Who came last').slice(0, 2)).toEqual(['Last', 'First']);
  expect(screen.getByRole('link', { name: 'Last' })).toHaveAttribute(
    'href',
    `/grievance/person/${person_id}`,
  );
  expect(screen.getByRole('link', { name: last })).toHaveAttribute('href', `tel:+91${last}`);
  expect(document.title).toBe('People · Grievance Desk');
});

test('[PER-23] part of a phone finds people, and a name in another script; the text is in no address', async () => {
  const phone = newPhone();
  await bring({ phone, name: 'వెంకటేశ్వర్లు' });
  const { user } = await open();
  await waitFor(() => expect(box()).toHaveFocus());
  await user.keyboard(phone.slice(-4));
  expect(await screen.findByText('1 person')).toHaveAttribute('role', 'status');
  expect(names('People')).toEqual(['వెంకటేశ్వర్లు']);
  await user.clear(box());
  await user.keyboard('Venkateshwarlu');
  expect(await screen.findByText('1 person')).toBeVisible();
  await user.clear(box());
  await user.keyboard('Zubeda');
  expect(await screen.findByText('Nobody is known by this phone or name.')).toBeVisible();
  expect(window.location.search).toBe('');
  expect(desk.sent.filter(({ path }) => path.includes('enkat'))).toEqual([]);
});

test('[PER-23] the way back from a person finds what was typed again, and no other account does @seldom', async () => {
  const phone = newPhone();
  await bring({ phone, name: 'Anasuya' });
  const { user, unmount } = await open();
  await user.type(box(), 'Anasuya');
  await user.click(await screen.findByRole('link', { name: 'Anasuya' }));
  await screen.findByRole('heading', { name: 'Anasuya', level: 1 });
  window.history.back();
  await waitFor(() => expect(box()).toHaveValue('Anasuya'));
  expect(await screen.findByText('1 person')).toBeVisible();
  unmount();
  await desk.renderApp({ as: 'mla' });
  expect(await screen.findByRole('searchbox', { name: 'Phone or name' })).toHaveValue('');
});

test('[PER-23, GRD-11] a list or a search that fails says so, and can be tried again', async () => {
  desk.fail('get', 'person', 500, {});
  const { user } = await open();
  expect(await screen.findByText('The people could not be loaded.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Who came last' })).toBeVisible();
  desk.fail('post', 'person/find', 500, {});
  await user.type(box(), 'Lakshmi');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(box()).toHaveValue('Lakshmi');
});
