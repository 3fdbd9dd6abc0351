import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPlain } from './app.tsx';

const plain = startPlain();
const { host, settled, isFlawless } = plain;

beforeEach(() => {
  vi.spyOn(window, 'open').mockImplementation(() => window);
  vi.spyOn(window.location, 'reload').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
/** Waits until the host has received a call. */
const isSent = (name: string) => waitFor(() => expect(host.sent(name)).toBeDefined());
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a grievance', () => {
  test('[DET-03 to DET-08, LIST-11] is remarked, answered, resolved, assigned, forwarded, exported and deleted', async () => {
    const { user, path } = await plain.open('/grievance/1', 'mla');
    await user.type(screen.getByLabelText('Remark'), 'Called the engineer');
    await press('Send remark');
    await isSent('POST complaint/history');
    expect(host.sent('POST complaint/history')?.body).toEqual({
      complaint_id: 1,
      message: 'Called the engineer',
    });

    await press('Answer');
    await user.type(await screen.findByLabelText(/^Message to the citizen/), 'We look into it');
    await press('Save answer');
    await isSent('POST complaint/response');
    await waitFor(() => expect(screen.queryByRole('tabpanel')).toBeNull());

    await press('Assign staff');
    const staff = await (await dialog()).findByLabelText(/^Staff/);
    await waitFor(() => expect(staff).toBeEnabled());
    fireEvent.keyDown(staff, { key: 'ArrowDown' });
    fireEvent.click(await screen.findByRole('option', { name: 'Suresh' }));
    fireEvent.click((await dialog()).getByRole('button', { name: 'Assign' }));
    await isSent('POST complaint/staff/assign');
    expect(host.sent('POST complaint/staff/assign')?.body).toEqual({ complaint_id: 1, staff_id: 5 });
    await dialogGone();

    await press('Forward to leader');
    fireEvent.click(await (await dialog()).findByRole('checkbox', { name: /^Leader One/ }));
    fireEvent.click((await dialog()).getByRole('button', { name: 'Forward' }));
    await isSent('POST complaint/forward');
    expect(host.sent('POST complaint/forward')?.body).toEqual({ id: 1, area: 31, leaders: [1] });
    expect(host.sent('GET leader')?.query).toEqual({ area_id: '31', status: 'true' });
    await dialogGone();

    await press('Resolve');
    await user.type((await dialog()).getByLabelText(/^Message to the citizen/), 'Repaired');
    fireEvent.click((await dialog()).getByRole('button', { name: 'Resolve' }));
    await isSent('POST complaint/close');
    expect(host.sent('POST complaint/close')?.body).toMatchObject({ id: '1', message: 'Repaired' });
    await dialogGone();

    await press('Export');
    await isSent('POST complaint/download');
    await press('Delete');
    fireEvent.click((await dialog()).getByRole('button', { name: 'Delete' }));
    await isSent('DELETE complaint/#');
    await waitFor(() => expect(path()).not.toBe('/grievance/1'));
    expect(host.faults).toEqual([]);
  });

  test('[CRE-20] Enter in Phone takes over name and place of the newest earlier complaint of the phone', async () => {
    const { user } = await plain.open('/grievance', 'mla');
    await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '9876543201');
    expect(await screen.findByText(/^Enter in Phone takes over/)).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^Full Name/)).toHaveValue('Citizen 1'));
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveFocus();
    await settled();
    isFlawless('/grievance');
  });

  test('[DET-06] is reopened without a reason', async () => {
    await plain.open('/grievance/5', 'mla');
    await press('Reopen');
    fireEvent.click((await dialog()).getByRole('button', { name: 'Reopen' }));
    await isSent('POST complaint/reopen');
    expect(host.sent('POST complaint/reopen')?.body).toEqual({ id: 5 });
    expect(host.faults).toEqual([]);
  });

  test('[DET-08, DET-09] goes to officers of a ministry, of the district, or of both', async () => {
    await plain.open('/grievance/1', 'admin');
    for (const [target, kind] of [
      ['Ministry', 'false'],
      ['District Administration', 'true'],
      ['Both', 'both'],
    ] as const) {
      host.calls.length = 0;
      await press('Forward to officer');
      fireEvent.click(await (await dialog()).findByRole('radio', { name: target }));
      if (kind !== 'true') {
        const department = await (await dialog()).findByRole('combobox', { name: /^Ministry/ });
        fireEvent.keyDown(department, { key: 'ArrowDown' });
        fireEvent.click(await screen.findByRole('option', { name: 'Roads' }));
        fireEvent.click((await (await dialog()).findAllByRole('checkbox'))[0] as HTMLElement);
      }
      if (kind !== 'false') {
        const person = await (await dialog()).findByRole('combobox', { name: /^District Administration/ });
        await waitFor(() => expect(person).toBeEnabled());
        fireEvent.keyDown(person, { key: 'ArrowDown' });
        fireEvent.click(await screen.findByRole('option', { name: /^Contact 2/ }));
      }
      fireEvent.click((await dialog()).getByRole('button', { name: 'Yes, forward' }));
      await isSent('POST complaint/officer');
      expect(host.sent('POST complaint/officer')?.body).toMatchObject({ is_administrator: kind });
      await dialogGone();
    }
    expect(host.sent('GET contact')?.query).toMatchObject({ paginate: 'false', parliament_id: '1' });
    expect(host.faults).toEqual([]);
  });

  test('[UPD-01, UPD-04] is saved with the values that it had', async () => {
    const { path } = await plain.open('/grievance/update/1', 'mla');
    await waitFor(() => expect(screen.getByLabelText(/^Category/)).toHaveValue('Water'));
    await waitFor(() => expect(screen.getByLabelText(/^Area/)).toHaveValue('Vavilala'));
    await press('Update Complaint');
    await isSent('PUT complaint/#');
    expect(host.sent('PUT complaint/#')?.body).toMatchObject({
      category_id: 1,
      parliament_id: 1,
      assembly_id: 11,
      mandal_id: 21,
      area_id: 31,
      staff_id: null,
    });
    await waitFor(() => expect(path()).toBe('/grievance'));
    await settled();
    isFlawless('folder after an edit');
  });
});

test('[LIST-03 to LIST-10] the list pages, filters, searches and exports by the names of the specification', async () => {
  const { user } = await plain.open('/grievance/all', 'mp');
  expect(host.sent('GET complaint')?.query).toEqual({ parliament: '1', page: '1' });
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(host.sent('GET complaint')?.query.page).toBe('2'));
  await user.click(screen.getByRole('button', { name: 'In Progress' }));
  await waitFor(() => expect(host.sent('GET complaint')?.query.status).toBe('In Progress'));
  await press('Export');
  await waitFor(() => expect(host.sent('GET complaint')?.query.export).toBe('yes'));
  expect(window.open).toHaveBeenCalledWith('https://files.example.org/list.csv', '_blank');
  await user.type(screen.getByRole('searchbox', { name: /^Keyword/ }), 'Citizen{Enter}');
  await isSent('GET complaint/search');
  expect(host.sent('GET complaint/search')?.query).toEqual({
    term: 'Citizen',
    parliament_id: '1',
    page: '1',
  });
  await settled();
  isFlawless('searched list');
});

test('[LIST-12] the folder of staff asks for the own id', async () => {
  await plain.open('/grievance', 'staff');
  expect(host.sent('GET complaint')?.query).toMatchObject({ staff_id: '1', page: '1' });
});

test('[DASH-01] the dashboard sends the own place and what it leaves out', async () => {
  await plain.open('/dashboard', 'mla');
  for (const name of ['POST dashboard/stats', 'POST dashboard/issues', 'POST dashboard/report'])
    expect(host.sent(name)?.body).toEqual({ parliament: 1, assembly: 11, exclude: expect.any(String) });
});

test('[CRUD-01] each form saves what the record had, and needs no record back', async () => {
  const { go, path } = await plain.open('/event', 'admin');
  for (const [page, name, save = 'Save'] of [
    ['/event/update/1', 'POST event/#'],
    ['/gallery/update/1', 'PUT gallery/#'],
    ['/video/update/1', 'PUT video/#', 'Update'],
    ['/policy/update-govtpolicy/1', 'POST policy/#'],
    ['/milestone/update/1', 'POST milestone/#'],
    ['/achievement/update-achievements/1', 'POST achievement/#'],
    ['/news/update/1', 'POST news/#'],
    ['/contacts/update/1', 'PUT contact/#'],
    ['/administator/update/2', 'PUT contact/#'],
  ] as const) {
    host.calls.length = 0;
    await go(page);
    await press(save);
    await isSent(name);
    await waitFor(() => expect(path()).not.toBe(page));
    await settled();
    isFlawless(path());
  }
});

test('[API-01] a row of each list is deleted', async () => {
  const { go } = await plain.open('/gallery', 'admin');
  for (const [page, record, name] of [
    ['/event', 'Rally', 'DELETE event/#'],
    ['/video', 'Speech', 'DELETE video/#'],
    ['/policy', 'Pension', 'DELETE policy/#'],
    ['/milestone', 'Party founded', 'DELETE milestone/#'],
    ['/achievement', 'Bridge', 'DELETE achievement/#'],
    ['/news', 'Road opened', 'DELETE news/#'],
    ['/contacts/add', 'Contact 1', 'DELETE contact/#'],
  ] as const) {
    await go(page);
    await press(`Delete ${record}`);
    fireEvent.click((await dialog()).getByRole('button', { name: 'Delete' }));
    await isSent(name);
    await dialogGone();
    await settled();
    isFlawless(page);
  }
});

describe('people', () => {
  test('[GIC-02] a grievance in-charge is saved though no record comes back', async () => {
    await plain.open('/grievanceincharge/add', 'mla');
    await press('Edit Suresh');
    fireEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Staff member updated successfully!')).toBeVisible();
    expect(host.sent('PUT staff/#')?.body).toEqual({
      name: 'Suresh',
      phone: '9876543212',
      parliament_id: 1,
      assembly_id: 11,
    });
    expect(host.faults).toEqual([]);
  });

  test('[VOL-05, LDR-03, LDR-04] volunteers are written to, approved and put on hold', async () => {
    const { user, go } = await plain.open('/volunteers', 'mla');
    await press('Message to Leader One');
    const messages = within(await screen.findByRole('dialog', { name: 'Leader Messages' }));
    expect(await messages.findByText('Hello')).toBeVisible();
    await user.type(messages.getByLabelText('Message'), 'Please come');
    fireEvent.click(messages.getByRole('button', { name: 'Send' }));
    await isSent('POST leader/message');
    expect(host.sent('POST leader/message')?.body).toEqual({ title: 'Please come', leader_id: [1] });
    await go('/leader/1');
    fireEvent.click(await button('On Hold'));
    await isSent('POST leader/reject');
    await go('/leader/2');
    fireEvent.click(await screen.findByRole('radio', { name: 'Volunteer' }));
    fireEvent.click(await button(/^Approve/));
    await isSent('POST leader/approve');
    expect(host.faults).toEqual([]);
  });

  test('[PWD-01, PWD-02] a password is changed', async () => {
    const { user } = await plain.open('/changePassword', 'staff');
    await user.type(screen.getByLabelText(/^Current password/), 'old password');
    await user.type(screen.getByLabelText(/^New password/), 'new password 1');
    await user.type(screen.getByLabelText(/^Confirm new password/), 'new password 1');
    await press('Change password');
    expect(await screen.findByText('Password changed successfully!')).toBeVisible();
    expect(host.faults).toEqual([]);
  });

  test('[PROF-05, PROF-07] the profile is the candidate of the user, and is saved', async () => {
    await plain.open('/profile', 'mla');
    expect(await screen.findByLabelText(/^Address/)).toHaveValue('Street 1');
    await press('Update');
    await isSent('POST candidate/#');
    expect(host.sent('POST candidate/#')?.body).toMatchObject({ candidate_id: '9', _method: 'PUT' });
    expect(host.faults).toEqual([]);
  });
});

test('[MD-01] a file of locations is imported by Import, and by nothing before', async () => {
  const { user } = await plain.open('/masterdata', 'admin');
  const file = new File(['parliament,assembly,mandal,area\na,b,c,d\n'], 'places.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Choose file', { selector: 'input' }), file);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled());
  expect(host.sent('POST import/locations')).toBeUndefined();
  await press('Import');
  expect(await screen.findByText(/Locations imported successfully/)).toBeVisible();
  expect(host.faults).toEqual([]);
});

test('[CON-01] contacts are asked for page by page', async () => {
  const { user } = await plain.open('/contacts/add', 'mla');
  expect(host.sent('GET contact')?.query).toEqual({
    parliament: '1',
    assembly: '11',
    is_administrator: 'false',
    page: '1',
  });
  await user.click(await screen.findByRole('button', { name: /page 2/i }));
  await waitFor(() => expect(host.sent('GET contact')?.query.page).toBe('2'));
  await settled();
  isFlawless('/contacts/add');
});
