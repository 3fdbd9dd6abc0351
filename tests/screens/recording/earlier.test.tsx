import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { form, recordingDesk, type } from './form.ts';

const { desk, open } = recordingDesk();

const PHONE = '9876540001';
const panel = () => within(form().getByRole('region', { name: 'Earlier complaints of this phone number' }));

test('[CRE-20] earlier complaints of the phone number appear once it is complete, each a link to a new tab', async () => {
  const { token } = desk.accounts.staff;
  const { V1 } = desk.places;
  const complaint = { name: 'Sita', category_id: 2, phone: PHONE, details: 'No water', type: 'complaint' };
  const { body } = await desk.app.send('POST', 'complaint', { token, form: { ...complaint, ...V1 } });

  await open();
  expect(panel().getByText(/appear here as soon as the phone number is complete/)).toBeInTheDocument();
  type(/^Phone \*/, PHONE.slice(0, 9));
  expect(panel().queryByRole('link')).not.toBeInTheDocument();
  type(/^Phone \*/, PHONE);
  const link = await panel().findByRole('link', { name: `${body.complaint_number} (opens in a new tab)` });
  expect(link).toHaveAttribute('href', `/grievance/${body.id}`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(panel().getByText(/Water/)).toHaveTextContent(/26/);
  expect(panel().getByText('open')).toBeInTheDocument();
  expect(panel().getAllByRole('listitem')).toHaveLength(1);

  type(/^Phone \*/, '9876540002');
  expect(await panel().findByText('No earlier complaints.')).toBeInTheDocument();
});

test('[CRE-20] they show the name; Enter in Phone takes over name and place of the newest, a button those of any', async () => {
  const { token } = desk.accounts.staff;
  const complaint = { category_id: 2, phone: '9876540009', details: 'No water', type: 'complaint' };
  for (const [name, place] of [
    ['Older Sita', desk.places.V2],
    ['Newer Sita', desk.places.V1],
  ] as const) {
    await desk.app.send('POST', 'complaint', { token, form: { ...complaint, name, ...place } });
  }
  const { user } = await open();
  type(/^Phone \*/, '9876540009');
  expect(await panel().findByText('Newer Sita, V1')).toBeVisible();
  form()
    .getByLabelText(/^Phone \*/)
    .focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(form().getByLabelText(/^Full Name/)).toHaveValue('Newer Sita'));
  await waitFor(() => expect(form().getByLabelText(/^Area/)).toHaveValue('V1'));
  expect(form().getByLabelText(/^Category/)).toHaveFocus();
  await user.click(panel().getAllByRole('button', { name: /^Take over/ })[1] as HTMLElement);
  await waitFor(() => expect(form().getByLabelText(/^Full Name/)).toHaveValue('Older Sita'));
  await waitFor(() => expect(form().getByLabelText(/^Area/)).toHaveValue('V2'));
});

test('[CRE-20, ERR-04] when they cannot be loaded the panel says so and can try again', async () => {
  const { user } = await open();
  desk.network.use(http.get('*/api/v1/complaint', () => HttpResponse.error()));
  type(/^Phone \*/, '9876540003');
  expect(await panel().findByText('Earlier complaints could not be loaded.')).toBeInTheDocument();
  desk.network.resetHandlers();
  await user.click(panel().getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No earlier complaints.')).toBeInTheDocument();
});
