import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { png, slow } from '../../fixtures/index.ts';
import { dialog, pick } from '../parts.ts';
import { grievanceDesk, rowOf } from './grievances.ts';

const { desk, post, record, openAll } = grievanceDesk();

const open = (id: number, as: Role = 'mla') => desk.renderApp({ path: `/grievance/${id}`, as });
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
    const { file, read } = slow(await png());
    await user.upload(form.getByLabelText('Attach a file', { selector: 'input' }), file);
    await user.click(form.getByRole('button', { name: 'Resolve' }));
    expect(desk.writes()).toEqual([]);
    read();
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

  test('[DET-05, UPD-05] shows another user’s change before the complaint can be resolved', async () => {
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

  test('[DET-14] a failure is told; the question stays @seldom', async () => {
    const { id } = await record();
    const { user } = await open(id);
    desk.fail('delete', 'complaint/*');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete the complaint. Please try again.')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('assigning', () => {
  beforeAll(async () => {
    const { parliament_id, assembly_id } = desk.places.A3;
    await desk.app.account({ role: 'staff', username: 'elsewhere@example.org', parliament_id, assembly_id });
  });

  test('[LIST-11, API-07] a grievance is given to a staff member of its assembly by name', async () => {
    const { complaint_number } = await record();
    const { user } = await openAll('admin');
    const opener = await screen.findByRole('button', { name: `Assign staff to ${complaint_number}` });
    await user.click(opener);
    const form = await dialog();
    const staff = form.getByLabelText('Staff');
    await waitFor(() => expect(staff).toHaveFocus());

    await user.click(form.getByRole('button', { name: 'Assign' }));
    expect(await form.findByText('Please choose a staff member.')).toBeVisible();

    await user.click(staff);
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Sunitha Chary']);
    await user.keyboard('sun{Enter}');
    await user.click(form.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Assigned Successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await rowOf('Ramulu Goud')).toHaveTextContent(/InProgress.*Sunitha Chary/);
    expect(opener).toHaveFocus();
  });

  test('[LIST-11, ERR-04] a failure is told in the dialog, which stays with the choice @seldom', async () => {
    const { complaint_number } = await record();
    const { user } = await openAll('mla');
    await user.click(await screen.findByRole('button', { name: `Assign staff to ${complaint_number}` }));
    const form = await dialog();
    await pick(user, form.getByLabelText('Staff'), 'Sunitha Chary');
    desk.fail('post', 'complaint/staff/assign', 0);
    await user.click(form.getByRole('button', { name: 'Assign' }));
    expect(await form.findByRole('alert')).toHaveTextContent('No connection to the server.');
    expect(form.getByLabelText('Staff')).toHaveValue('Sunitha Chary');

    desk.network.resetHandlers();
    await user.click(form.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Assigned Successfully')).toBeVisible();
  });
});
