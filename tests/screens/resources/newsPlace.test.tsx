import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '../../../contract/policies.ts';
import { image } from '../../server/factories.ts';
import { startDesk } from '../app.tsx';

const desk = startDesk();
type User = Awaited<ReturnType<typeof desk.renderApp>>['user'];

const values = {
  title: 'Road opened',
  date: '2026-02-03T10:30',
  video_link: 'https://example.org/v',
  description: 'The new road is open.',
};
const open = (role: Role, at = '/news/create') => desk.renderApp({ path: at, as: role });
const level = (name: string) => screen.findByRole('combobox', { name });

async function edit(role: Role, place: object) {
  const form = { ...values, file: await image(), ...place };
  const { body } = await desk.ask('POST', 'news', { form });
  return { id: body.id, ...(await open(role, `/news/update/${body.id}`)) };
}

async function choose(user: User, name: string, option: string) {
  await user.click(await level(name));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function optionsOf(user: User, name: string) {
  await user.click(await level(name));
  const texts = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return texts;
}

test('[SCOPE-01] a choice loads the level below and clears everything under it', async () => {
  const { user } = await open('admin');
  expect(await optionsOf(user, 'Parliament')).toEqual(['P1', 'P2']);
  await choose(user, 'Parliament', 'P1');
  expect(await optionsOf(user, 'Assembly')).toEqual(['A1', 'A2']);
  await choose(user, 'Assembly', 'A1');
  await choose(user, 'Mandal', 'M1');
  expect(await optionsOf(user, 'Area')).toEqual(['V1', 'V2']);
  await choose(user, 'Area', 'V2');

  await choose(user, 'Assembly', 'A2');
  expect(await level('Mandal')).toHaveValue('');
  expect(await level('Area')).toHaveValue('');
  expect(await level('Parliament')).toHaveValue('P1');
  expect(await optionsOf(user, 'Mandal')).toEqual(['M2']);
});

test('[SCOPE-06] changing the parliament resets the assembly and what depends on it', async () => {
  const { user } = await open('admin');
  await choose(user, 'Parliament', 'P1');
  await choose(user, 'Assembly', 'A1');
  await choose(user, 'Mandal', 'M1');
  await choose(user, 'Parliament', 'P2');
  expect(await level('Assembly')).toHaveValue('');
  expect(await level('Mandal')).toHaveValue('');
  expect(await optionsOf(user, 'Assembly')).toEqual(['A3']);
});

test('[SCOPE-01] the keyboard alone finds a place by a part of its name', async () => {
  const { user } = await open('admin');
  await user.type(await level('Parliament'), '2');
  await screen.findByRole('option', { name: 'P2' });
  await user.keyboard('{Enter}');
  expect(await level('Parliament')).toHaveValue('P2');
});

test('[SCOPE-01] a level says what to choose first', async () => {
  const { user } = await open('admin');
  await user.click(await level('Mandal'));
  expect(await screen.findByText('Choose an assembly first.')).toBeVisible();
});

test('[SCOPE-02] an edit form keeps the saved choices and loads their lists', async () => {
  const { user, path, id } = await edit('admin', desk.places.V2);
  for (const [name, value] of [
    ['Parliament', 'P1'],
    ['Assembly', 'A1'],
    ['Mandal', 'M1'],
    ['Area', 'V2'],
  ] as const)
    expect(await level(name)).toHaveValue(value);
  expect(await optionsOf(user, 'Area')).toEqual(['V1', 'V2']);
  await user.type(await screen.findByLabelText(/^Title/), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/news'));
  const { body } = await desk.ask('GET', `news/${id}`);
  expect(body).toMatchObject(desk.places.V2);
});

test.each([
  ['admin', [], []],
  ['mp', ['Parliament'], ['P1']],
  ['mla', ['Parliament', 'Assembly'], ['P1', 'A1']],
] as const)('[SCOPE-03] a create form locks what the session of %s has', async (role, locked, names) => {
  await open(role);
  for (const [index, name] of locked.entries()) {
    const select = await level(name);
    await waitFor(() => expect(select).toHaveValue(names[index]));
  }
  for (const name of ['Parliament', 'Assembly', 'Mandal', 'Area'])
    expect((await level(name)).hasAttribute('readonly')).toBe(([...locked] as string[]).includes(name));
});

test('[SCOPE-03] the ids of the session are sent', async () => {
  const { user, path } = await open('mla');
  await user.type(await screen.findByLabelText(/^Title/), values.title);
  await user.type(screen.getByLabelText(/^Date/), values.date);
  await user.type(screen.getByLabelText(/^Video link/), values.video_link);
  await user.type(screen.getByLabelText(/^Description/), values.description);
  await user.upload(screen.getByLabelText(/^Image/), await image());
  await choose(user, 'Mandal', 'M1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/news'));
  const form = await desk.sent.find(({ method }) => method === 'POST')?.form();
  expect(form?.get('parliament_id')).toBe(String(desk.places.A1.parliament_id));
  expect(form?.get('assembly_id')).toBe(String(desk.places.A1.assembly_id));
  expect(form?.get('mandal_id')).toBe(String(desk.places.M1.mandal_id));
});

test.each([
  ['admin', []],
  ['mp', ['Parliament']],
  ['mla', ['Parliament', 'Assembly']],
] as const)('[SCOPE-04] an edit form of %s locks %j', async (role, locked) => {
  await edit(role, desk.places.V1);
  for (const name of ['Parliament', 'Assembly', 'Mandal', 'Area'])
    expect((await level(name)).hasAttribute('readonly')).toBe(([...locked] as string[]).includes(name));
});
