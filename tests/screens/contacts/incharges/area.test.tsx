import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { appUsers } from '#server/leaders/schema/leaders.ts';
import { leaderDesk, rowOf } from '../../leaders/leaders.ts';

const { desk, send } = leaderDesk();
const asked: { path: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  asked.length = 0;
  desk.network.events.removeAllListeners();
  desk.network.events.on('request:start', async ({ request }) => {
    const [, path = ''] = /\/api\/v1\/(app\/register|leader)$/.exec(new URL(request.url).pathname) ?? [];
    if (request.method !== 'POST' || !path) return;
    const copy = request.clone();
    const isJson = copy.headers.get('content-type')?.includes('json');
    const body = isJson ? await copy.json() : Object.fromEntries(await copy.formData());
    asked.push({ path, body });
  });
});

const pick = async (user: UserEvent, label: string, option: string) => {
  await user.click(screen.getByLabelText(label));
  await user.click(await screen.findByRole('option', { name: option }));
};
const submit = () => screen.getByRole('button', { name: 'Create Area In-Charge' });
const form = () => within(submit().closest('form') ?? document.body);

async function open(as: 'admin' | 'mla' = 'mla') {
  const { user } = await desk.renderApp({ path: '/incharger/add', as });
  expect(await screen.findByRole('heading', { level: 1, name: 'Area In-charge' })).toBeVisible();
  return user;
}

/** Fills in everything that mla has to choose and type. */
async function fill(user: UserEvent) {
  await pick(user, 'Mandal *', 'M1');
  await pick(user, 'Area *', 'V2');
  await user.type(form().getByLabelText(/^Name/), 'Saritha Rao');
  await user.type(form().getByLabelText(/^Phone/), '98480 12345 678');
  await user.type(form().getByLabelText(/^Party/), 'Party');
}

test('[VOL-01, VOL-02, SCOPE-03] a person is registered, put in charge and shown in the list below', async () => {
  const user = await open();
  expect(screen.getByRole('heading', { level: 2, name: 'Volunteers List' })).toBeVisible();
  for (const level of ['Parliament *', 'Assembly *'])
    expect(screen.getByLabelText(level)).toHaveAttribute('readonly');
  await fill(user);
  await user.dblClick(submit());
  const dialog = await screen.findByRole('dialog', { name: 'Area In-Charge Created Successfully' });
  await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
  const { area_id, mandal_id, assembly_id, parliament_id } = desk.places.V2;
  expect(asked.map(({ path }) => path)).toEqual(['app/register', 'leader']);
  expect(asked[0]?.body).toMatchObject({ name: 'Saritha Rao', phone: '9848012345', area_id });
  const [registered] = await desk.app.db.select().from(appUsers);
  expect(asked[1]?.body).toMatchObject({
    name: 'Saritha Rao',
    phone: '9848012345',
    party: 'Party',
    parliament_id: String(parliament_id),
    assembly_id: String(assembly_id),
    mandal_id: String(mandal_id),
    area_id: String(area_id),
    app_user_id: String(registered?.id),
  });
  expect((await rowOf('Saritha Rao')).getByText('On Hold')).toBeVisible();
  await waitFor(() => expect(form().getByLabelText(/^Name/)).toHaveValue(''));
  expect(screen.getByLabelText('Mandal *')).toHaveValue('');
});

test('[VOL-03] marks missing fields after a moment, and sends nothing', async () => {
  const user = await open('admin');
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await user.click(submit());
  await waitFor(() => expect(timers.mock.calls.map(([, ms]) => ms)).toContain(1_000));
  timers.mockRestore();
  expect(await screen.findByText('Please choose a parliament.')).toBeVisible();
  for (const text of ['Please choose an assembly.', 'Please choose a mandal.', 'Please choose an area.'])
    expect(screen.getByText(text)).toBeVisible();
  expect(form().getAllByText('This field is required.')).toHaveLength(3);
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(screen.getByLabelText('Parliament *')).toHaveFocus();
  expect(asked).toEqual([]);
  await user.type(form().getByLabelText(/^Name/), 'S');
  await waitFor(() => expect(form().getByLabelText(/^Name/)).toBeValid());
});

test('[VOL-02, ERR-04] when the second step fails, the next try goes on from there @seldom', async () => {
  // react-admin prints a message when lists reload after the network is back.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const before = await desk.app.db.$count(appUsers);
  const user = await open();
  await fill(user);
  await user.clear(form().getByLabelText(/^Phone/));
  await user.type(form().getByLabelText(/^Phone/), '9848055555');
  desk.failOnce('post', 'leader', 0);
  await user.click(submit());
  expect((await screen.findAllByText(/^No connection to the server\. Please check/))[0]).toBeVisible();
  expect(form().getByLabelText(/^Name/)).toHaveValue('Saritha Rao');
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(await screen.findByRole('dialog', { name: 'Area In-Charge Created Successfully' })).toBeVisible();
  expect(asked.map(({ path }) => path)).toEqual(['app/register', 'leader', 'leader']);
  expect(await desk.app.db.$count(appUsers)).toBe(before + 1);
  expect((await send('GET', 'leader')).total).toBe(1);
});
