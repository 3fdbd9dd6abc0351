import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Role } from '../../../contract/policies.ts';
import { png } from '../../fixtures/index.ts';
import { grievanceDesk } from './grievances.ts';

const { desk, post, record } = grievanceDesk();

const open = (id: number, as: Role = 'mla') => desk.renderApp({ path: `/grievance/${id}`, as });
const dialog = async () => within(await screen.findByRole('dialog'));
const button = (name: string) => screen.queryByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function startResolving(user: UserEvent, message: string) {
  await user.click(await screen.findByRole('button', { name: 'Resolve' }));
  const form = await dialog();
  await user.type(form.getByLabelText(/^Message to the citizen/), message);
  await user.click(form.getByRole('radio', { name: 'Information given' }));
  return form;
}

const complaint = async (id: number) =>
  (await desk.app.send('GET', `complaint/${id}?response=1`, { token: desk.accounts.mla.token })).body;

describe('resolve', () => {
  test('[DET-05, DET-04, DET-10] with a message and a file; the page then shows it as closed', async () => {
    const { id } = await record();
    const { user } = await open(id);
    const form = await startResolving(user, ' The road is repaired ');
    await user.upload(form.getByLabelText('Attach a file', { selector: 'input' }), await png());
    expect(form.getByText('image.png')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText('Complaint resolved successfully!')).toBeVisible();
    await closed();

    expect(screen.getByText('Closed', { selector: 'h1 ~ * span' })).toBeVisible();
    expect(screen.getByText('The road is repaired')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Image 1 of 1: image.png' })).toBeVisible();
    expect(button('Resolve')).toBeNull();
    expect(button('Assign staff')).toBeNull();
    expect(button('Reopen')).toBeVisible();
    expect(document.activeElement).toHaveAttribute('role', 'status');
    expect(document.activeElement).toHaveTextContent('Closed');
    expect(await complaint(id)).toMatchObject({ status: 'Resolved' });
  });

  test('[DET-05, CRE-12] not without a message, not with a file against the rules', async () => {
    const { id } = await record();
    const { user } = await open(id);
    const form = await startResolving(user, '   ');
    await user.click(form.getByRole('button', { name: 'Resolve' }));
    expect(form.getByText('This field is required.')).toBeVisible();
    const file = form.getByLabelText('Attach a file', { selector: 'input' });
    await user.upload(file, new File([new Uint8Array(2_097_153)], 'big.png', { type: 'image/png' }));
    expect(await form.findByRole('alert')).toHaveTextContent(
      'One or more files exceed the 2MB size limit. Please upload smaller files.(big.png)',
    );
    expect(form.queryByRole('button', { name: /big\.png/ })).toBeNull();
    expect(await complaint(id)).toMatchObject({ status: 'open' });
  });

  test('[ERR-04] a failure keeps the dialog with what was typed', async () => {
    const { id } = await record();
    const { user } = await open(id);
    const form = await startResolving(user, 'Repaired');
    desk.network.use(http.post('*/complaint/close', () => HttpResponse.error()));
    await user.click(form.getByRole('button', { name: 'Resolve' }));
    expect(await form.findByRole('alert')).toHaveTextContent('No connection to the server.');
    await user.keyboard('{Escape}');
    await closed();
    await user.click(screen.getByRole('button', { name: 'Resolve' }));
    const again = await dialog();
    expect(again.getByLabelText(/^Message/)).toHaveValue('Repaired');
    desk.network.resetHandlers();
    await user.click(again.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText('Complaint resolved successfully!')).toBeVisible();
  });

  test('[DET-05, UPD-05] what somebody else changed meanwhile is shown before it can be resolved', async () => {
    const { id } = await record();
    const { user } = await open(id);
    const form = await startResolving(user, 'Repaired');
    await post('mla', 'complaint/staff/assign', { complaint_id: id, staff_id: desk.accounts.staff.id });
    await user.click(form.getByRole('button', { name: 'Resolve' }));
    expect(await form.findByText(/^Somebody else has changed this complaint in the meantime/)).toBeVisible();
    expect(await screen.findByText('InProgress')).toBeInTheDocument();
    expect(form.getByLabelText(/^Message/)).toHaveValue('Repaired');
    await user.click(form.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText('Complaint resolved successfully!')).toBeVisible();
  });

  test('[DET-05, DET-10] the second of two who resolve is told, and keeps what was typed', async () => {
    const { id } = await record();
    const { user } = await open(id);
    const form = await startResolving(user, 'My answer');
    await post('mla', 'complaint/close', { id, message: 'The first answer' });
    await user.click(form.getByRole('button', { name: 'Resolve' }));
    expect(
      await form.findByText(/^This complaint is already resolved: somebody else was faster/),
    ).toBeVisible();
    expect(form.getByLabelText(/^Message/)).toHaveValue('My answer');
    await waitFor(() => expect(form.getByRole('button', { name: 'Resolve' })).toBeDisabled());
    expect(await screen.findByText('The first answer')).toBeInTheDocument();
  });
});

describe('reopen', () => {
  test('[DET-06, DET-04] only what is closed, after a question', async () => {
    const { id } = await record();
    await post('mla', 'complaint/close', { id, message: 'Done' });
    const { user } = await open(id);
    await user.click(await screen.findByRole('button', { name: 'Reopen' }));
    const question = await dialog();
    expect(question.getByText('Do you want to reopen this complaint?')).toBeVisible();
    await user.click(question.getByRole('radio', { name: 'New facts' }));
    await user.click(question.getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('Complaint reopened successfully!')).toBeVisible();
    await closed();
    expect(await screen.findByRole('button', { name: 'Resolve' })).toBeVisible();
    expect(button('Reopen')).toBeNull();
    expect(await screen.findByText('Reopened')).toBeVisible();
    expect(await complaint(id)).toMatchObject({ status: 'open' });
  });

  test('[DET-06] when somebody else was faster, the question says why not', async () => {
    const { id } = await record();
    await post('mla', 'complaint/close', { id, message: 'Done' });
    const { user } = await open(id);
    await user.click(await screen.findByRole('button', { name: 'Reopen' }));
    await post('mla', 'complaint/reopen', { id });
    const question = await dialog();
    await user.click(question.getByRole('radio', { name: 'New facts' }));
    await user.click(question.getByRole('button', { name: 'Reopen' }));
    expect(await question.findByText('This complaint is not resolved.')).toBeVisible();
  });
});

describe('delete', () => {
  test('[DET-14, DET-04] asks, deletes and goes back to the list', async () => {
    const { id } = await record();
    const { user } = await open(id, 'admin');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await dialog();
    expect(question.getByText('Are you sure you want to delete this complaint?')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Complaint deleted successfully.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/grievance/admin'));
    await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
    expect((await complaint(id)).message).toBe('This record does not exist.');
  });

  test('[DET-14] a failure is told; the question stays', async () => {
    const { id } = await record();
    const { user } = await open(id);
    desk.network.use(http.delete('*/complaint/*', () => HttpResponse.json({}, { status: 500 })));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete the complaint. Please try again.')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('[DET-13] disabled for mla where the grievance did not come from the web, not for admin', async () => {
    const { id } = await record({ source: 'app' }, 'mla');
    const { unmount } = await open(id, 'mla');
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeDisabled();
    unmount();
    await open(id, 'admin');
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeEnabled();
  });
});

test('[DET-12, DET-10] staff see neither Delete nor the assigning of staff', async () => {
  const { id } = await record({}, 'staff');
  await open(id, 'staff');
  expect(await screen.findByRole('button', { name: 'Resolve' })).toBeVisible();
  expect(button('Delete')).toBeNull();
  expect(button('Assign staff')).toBeNull();
});

test('[LIST-11, API-07] staff are assigned from the page, too', async () => {
  const { id } = await record();
  const { user } = await open(id);
  await user.click(await screen.findByRole('button', { name: 'Assign staff' }));
  const form = await dialog();
  await user.click(form.getByLabelText('Staff'));
  await user.click(await screen.findByRole('option', { name: 'Sunitha Chary' }));
  await user.click(form.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Assigned Successfully')).toBeVisible();
  await closed();
  expect(screen.getByText('InProgress')).toBeVisible();
  expect(await screen.findByText('Assigned to Sunitha Chary')).toBeVisible();
});
