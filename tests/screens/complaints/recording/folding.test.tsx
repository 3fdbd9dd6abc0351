import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftSaved, form, PHONE, recordingDesk, type } from './form.ts';

const { desk, open, openWritten } = recordingDesk();

const record = () => screen.findByRole('button', { name: 'Record a grievance' });
const phone = () => form().getByLabelText(/^Phone \*/);
const isDrawn = () => screen.queryByText('Complaint Information') !== null;
const list = () => screen.findByText('My Grievances List', { selector: 'h2' });

test('[CRE-01] folded the form keeps what was written; Record a grievance opens it with the cursor in the first field', async () => {
  const { user } = await open();
  type(/^Phone \*/, '9876599901');
  await user.click(screen.getByRole('button', { name: 'Fold the form' }));
  expect(phone()).not.toBeVisible();
  await user.click(await record());
  expect(phone()).toBeVisible();
  expect(phone()).toHaveFocus();
  expect(phone()).toHaveValue('9876599901');
});

test('[CRE-01] each account keeps what it has folded, form and list', async () => {
  const { user, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: 'Fold the list' }));
  await user.click(screen.getByRole('button', { name: 'Fold the form' }));
  unmount();
  const again = await desk.renderApp({ path: '/grievance', as: 'staff' });
  await record();
  expect(isDrawn()).toBe(false);
  await again.user.click(await screen.findByRole('button', { name: 'Show the list' }));
  expect(await screen.findByRole('searchbox', { name: /^Keyword/ })).toBeVisible();
});

test('[CRE-01, CRE-11] a form that starts folded says that it has a draft', async () => {
  const waiting = 'What you had written is in the folded form.';
  const { unmount } = await open();
  type(/^Full Name/, 'Sita');
  await draftSaved();
  unmount();
  const { user } = await desk.renderApp({ path: '/grievance?status=open', as: 'staff' });
  expect(await screen.findByText(waiting)).toBeVisible();
  await user.click(await record());
  await waitFor(() => expect(form().getByLabelText(/^Full Name/)).toHaveValue('Sita'));
  expect(screen.queryByText(waiting)).toBeNull();
});

test('[LIST-02] a link to the list with a filter folds the form and opens the list; a person in the address opens the form', async () => {
  const { user, unmount } = await desk.renderApp({ path: '/grievance?status=open', as: 'staff' });
  await list();
  await record();
  expect(isDrawn()).toBe(false);
  await user.click(await record());
  await waitFor(() => expect(phone()).toHaveFocus());
  unmount();
  const { body } = await desk.ask(
    'POST',
    'complaint',
    {
      form: {
        name: 'Sita',
        category_id: 2,
        phone: PHONE,
        details: 'No water',
        type: 'complaint',
        ...desk.places.V1,
      },
    },
    'mla',
  );
  await desk.renderApp({ path: `/grievance?status=open&person=${body.person_id}`, as: 'staff' });
  await waitFor(() => expect(form().getByLabelText(/^Full Name/)).toHaveValue('Sita'));
});

test('[CRE-11] a filter that is chosen folds the form, which keeps what was written', async () => {
  const { user } = await openWritten({ phone: '9876599902' });
  await user.click(await screen.findByRole('button', { name: 'Closed' }));
  await user.click(await record());
  expect(phone()).toHaveValue('9876599902');
});

test('[DESK-02] inside the form no letter is a key, also on its buttons and radio buttons', async () => {
  await open();
  await list();
  for (const control of [
    await form().findByRole('button', { name: 'Upload' }),
    form().getByRole('radio', { name: 'Suggestion' }),
  ]) {
    control.focus();
    for (const key of ['n', '?', '/']) fireEvent.keyDown(control, { key });
    expect(control).toHaveFocus();
  }
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[LIST-09] links from the own grievances to all of them for users who may open these', async () => {
  const link = () => within(screen.getByRole('main')).queryByRole('link', { name: 'All Grievances' });
  const { unmount } = await desk.renderApp({ path: '/grievance', as: 'staff' });
  await list();
  expect(link()).toBeNull();
  unmount();
  await desk.renderApp({ path: '/grievance', as: 'mla' });
  await list();
  expect(link()).toHaveAttribute('href', '/grievance/all');
});
