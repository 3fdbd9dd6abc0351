import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { offices } from '../../../server/db/schema/offices.ts';
import { closingDesk } from './office.ts';
import '../../../src/custom/office/closing/ClosingPart.tsx';

const { desk, set } = closingDesk();
beforeEach(() => set({}));

test('[REF-16, REF-20, REF-21, GRD-01] an office sets shares, limit, window and second approval; what is wrong is told', async () => {
  const { user } = await desk.renderApp({ path: '/grievance/settings?part=closing', as: 'mla' });
  const share = await screen.findByLabelText('Percent: Roads');
  expect(share).toHaveAttribute('placeholder', '20');
  await user.type(share, '101');
  await user.type(screen.getByLabelText(/^Times/), '3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter 0 to 100 percent.')).toBeVisible();
  await user.clear(share);
  await user.type(share, '50');
  await user.click(screen.getByRole('combobox', { name: 'Second approval' }));
  await user.click(await screen.findByRole('option', { name: 'Switched on' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
  const rows = await desk.app.db.select({ settings: offices.settings }).from(offices);
  const saved = rows.map(({ settings }) => settings).find(({ closing }) => closing);
  expect(saved?.closing).toEqual({ reopen_max: 3, second_approval: true });
  expect(Object.values(saved?.categories ?? {})).toEqual([{ verify_share: 50 }]);
});
