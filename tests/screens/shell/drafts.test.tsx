import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { removeExpiredDrafts } from '#src/components/drafts/draftStore.ts';
import { addCandidate } from '../accounts/profile/person.ts';
import { grievanceDesk } from '../complaints/grievances.ts';
import { chooseMore } from '../complaints/page.ts';

const { desk, record } = grievanceDesk();

beforeAll(() => addCandidate(desk.app, desk.accounts.mla.id));
afterEach(() => vi.unstubAllGlobals());

const remark = () => screen.findByRole('textbox', { name: 'Remark' });
const offer = () => screen.findByText(/^Typed on \d+ \w+ \d{4}, /);
const noOffer = () => waitFor(() => expect(screen.queryByText(/^Typed on /)).toBeNull());
const press = async (user: Awaited<ReturnType<typeof desk.renderApp>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('[AUTH-10, ERR-04] a remark that was not sent is offered again, and is gone once it is sent', async () => {
  const { id } = await record();
  const path = `/grievance/${id}`;
  const first = await desk.renderApp({ path, as: 'mla' });
  await first.user.type(await remark(), 'Rang the engineer');
  first.unmount();

  const { user, unmount } = await desk.renderApp({ path, as: 'mla' });
  expect(await offer()).toBeVisible();
  expect(await remark()).toHaveValue('');
  await press(user, 'Continue');
  expect(await remark()).toHaveValue('Rang the engineer');
  expect(await remark()).toHaveFocus();
  await noOffer();
  await press(user, 'Send remark');
  await waitFor(async () => expect(await remark()).toHaveValue(''));
  unmount();
  await desk.renderApp({ path, as: 'mla' });
  await remark();
  await noOffer();
});

test('[AUTH-10] offers no draft to another account, and none after seven days @seldom', async () => {
  const { id } = await record();
  const path = `/grievance/${id}`;
  const { user, unmount } = await desk.renderApp({ path, as: 'mla' });
  await user.type(await remark(), 'Rang the engineer');
  unmount();
  const other = await desk.renderApp({ path, as: 'mp' });
  await remark();
  await noOffer();
  other.unmount();
  await removeExpiredDrafts(new Date(Date.now() + 7 * 86_400_000));
  await desk.renderApp({ path, as: 'mla' });
  await remark();
  await noOffer();
});

test('[AUTH-10, DESK-04] a dialog that was closed offers what was typed in it, until that is discarded @seldom', async () => {
  const { id } = await record();
  const { user } = await desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });
  const opened = async () => {
    await chooseMore(user, 'Put off…');
    return within(await screen.findByRole('dialog', { name: /^Put off \d{4}-/ }));
  };
  const form = await opened();
  await user.type(form.getByLabelText('Note, for yourself alone'), 'Ring again');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await opened();
  expect(await offer()).toBeVisible();
  await user.click(again.getByRole('button', { name: 'Discard' }));
  await noOffer();
  expect(again.getByLabelText('Note, for yourself alone')).toHaveValue('');
});

test('[AUTH-10, CRUD-01] the form of a resource offers what was typed in it', async () => {
  vi.stubGlobal('confirm', () => true);
  const { user, go } = await desk.renderApp({ path: '/achievement/create', as: 'mla' });
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Road opened');
  go('/news');
  await screen.findByRole('heading', { level: 1, name: 'News' });
  go('/achievement/create');
  expect(await offer()).toBeVisible();
  await press(user, 'Continue');
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Road opened');
});

/** A form on its own page, with one of its fields. */
const forms = [
  ['the profile', '/profile', () => screen.findByRole('textbox', { name: 'Address' })],
  ['settings of the office', '/grievance/settings?part=referrals', () => screen.findByLabelText('Letter')],
  ['an area in-charge', '/incharger/add', () => screen.findByLabelText(/^Name/)],
  ['a grievance in-charge', '/grievanceincharge/add', () => screen.findByRole('textbox', { name: /^Name/ })],
  [
    'a leave',
    '/grievance/leave',
    async () => within(await dialogOf('Enter leave')).getByLabelText(/First day/),
  ],
  [
    'a member of staff',
    '/grievanceincharge/add',
    async () => within(await dialogOf('Edit Sunitha Chary')).getByLabelText(/^Name/),
  ],
] as const;
const dialogOf = async (name: string | RegExp) => {
  if (!screen.queryByRole('dialog')) (await screen.findByRole('button', { name })).click();
  return screen.findByRole('dialog');
};

test.each(forms)('[AUTH-10] the form of %s offers what was typed in it @seldom', async (_, path, field) => {
  const first = await desk.renderApp({ path, as: 'mla' });
  await first.user.clear(await field());
  await first.user.type(await field(), '12');
  const typed = (await field()).getAttribute('value');
  first.unmount();

  const { user } = await desk.renderApp({ path, as: 'mla' });
  expect(await field()).not.toHaveValue(typed);
  await press(user, 'Continue');
  expect((await field()).getAttribute('value')).toBe(typed);
  await noOffer();
});

test('[AUTH-10] a form in which only a password was typed offers nothing @seldom', async () => {
  const path = '/grievanceincharge/add';
  const { user, unmount } = await desk.renderApp({ path, as: 'mla' });
  await user.type(await screen.findByLabelText(/^Password/), 'Mango season 7');
  unmount();
  await desk.renderApp({ path, as: 'mla' });
  await screen.findByLabelText(/^Password/);
  await noOffer();
});
