import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { referralDesk } from './office.ts';

const { desk } = referralDesk();

test('[REF-09, REF-14] days by way and department, and the switches, are set and given back', async () => {
  const { user } = await desk.renderApp({ path: '/grievance/settings?part=referrals', as: 'mla' });
  const all = await screen.findByRole('group', { name: 'All departments' });
  const [email] = await screen.findAllByLabelText('Days, Email');
  if (!email) throw new Error('no field');
  expect(all).toContainElement(email);
  await user.type(email, '400');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter 1 to 365 working days.')).toBeVisible();
  await user.clear(email);
  await user.type(email, '10');
  await user.click(screen.getByRole('combobox', { name: 'Reminders by mail go out by themselves' }));
  await user.click(await screen.findByRole('option', { name: 'On' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
  const { body } = await desk.ask('GET', 'referral/settings', {}, 'mla');
  expect(body).toMatchObject({
    days: [{ email: { value: 10, is_own: true }, letter: { value: 15, from: 'default' } }, {}, {}],
    by_itself: { value: true, from: 'own' },
  });
});
