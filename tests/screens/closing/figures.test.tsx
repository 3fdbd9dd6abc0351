import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import '../../../src/custom/dashboard/Dashboard.tsx';
import { closingDesk } from './office.ts';

const { closed, desk, verifier, verifyAll } = closingDesk();
beforeEach(verifyAll);

test('[REF-16, REF-17, DASH-01] the dashboard tells what is only claimed from what citizens have confirmed', async () => {
  const shown = () => desk.renderApp({ path: '/dashboard', as: 'mla' });
  const before = await shown();
  expect(await screen.findByRole('link', { name: /^Closed/ })).not.toHaveTextContent('claimed');
  before.unmount();
  const [confirmed] = [await closed(), await closed(), await closed()];
  const unasked = await shown();
  expect(await screen.findByText('Confirmed by citizens: 0')).toBeVisible();
  expect(screen.getByText('Only claimed: 3')).toBeVisible();
  unasked.unmount();
  const json = { result: 'confirmed', channel: 'phone' };
  const { token } = verifier;
  expect((await desk.app.send('POST', `complaint/${confirmed?.id}/verify`, { token, json })).status).toBe(
    200,
  );
  await shown();
  expect(await screen.findByText('Confirmed by citizens: 1')).toBeVisible();
  expect(screen.getByText('Only claimed: 2')).toBeVisible();
});
