import '../../fixtures/colours/joined.ts';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { startDesk } from '../app.tsx';

const desk = startDesk();
let id = 0;

beforeAll(async () => {
  const { migrate } = await import('../../fixtures/colours/server.ts');
  await migrate(desk.app.db);
  const { body: category } = await desk.ask('POST', 'complaint/category', { json: { name: 'Roads' } });
  const fields = { name: 'Ramulu', phone: '9848012345', details: '<p>Road</p>', type: 'complaint' };
  const form = { ...fields, category_id: category.id, ...desk.places.V1 };
  id = Number((await desk.ask('POST', 'complaint', { form }, 'mla')).body.id);
  expect((await desk.ask('PUT', 'office/uses', { json: { colours: true } }, 'mla')).status).toBe(200);
});

test('[GRD-17] the screens draw a ninth capability through slots alone', async () => {
  const { user, go } = await desk.renderApp({ path: '/grievance/all', as: 'mla' });
  await user.click(
    (await screen.findAllByRole('checkbox', { name: /select this row|Select/i })).at(-1) as HTMLElement,
  );
  await user.click(await screen.findByRole('button', { name: 'Label red' }));
  expect(await screen.findByLabelText('Labelled red')).toBeVisible();
  go(`/grievance/${id}`);
  expect(await screen.findByText('Labelled red')).toBeVisible();
  go('/grievance/settings?part=colours');
  expect((await screen.findAllByText('Colours: red, green, blue'))[0]).toBeVisible();
});

test('[GRD-17] nothing of a ninth capability is drawn in an office that does not use it', async () => {
  expect((await desk.ask('PUT', 'office/uses', { json: { colours: false } }, 'mla')).status).toBe(200);
  await desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });
  await screen.findAllByText(/Ramulu/);
  expect(screen.queryByText('Labelled red')).toBeNull();
});
