import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../../contract/policies.ts';
import { users } from '../../../server/db/schema/accounts.ts';
import { startDesk } from '../app.tsx';
import '../../../src/App.tsx';
import '../../../src/custom/staff/EditStaff.tsx';
import '../../../src/custom/staff/GrievanceIncharge.tsx';

const desk = startDesk();
const PASSWORD = 'Mango season 7';

beforeAll(async () => {
  const { parliament_id, assembly_id } = desk.places.A1;
  for (let index = 10; index < 22; index++) {
    await desk.app.account({
      role: 'staff',
      username: `staff${index}@example.org`,
      phone: `90000000${index}`,
      parliament_id,
      assembly_id,
    });
  }
});

async function open(as: Role = 'mla') {
  const { user, unmount } = await desk.renderApp({ path: '/grievanceincharge/add', as });
  expect(await screen.findByRole('heading', { level: 1, name: 'Grievance In-charge' })).toBeVisible();
  return { user, unmount };
}
const submit = () => screen.getByRole('button', { name: 'Create Grievance In-Charge' });
const form = () => within(submit().closest('form') ?? document.body);
const find = (name: string) => screen.findByRole('cell', { name });
const logIn = async (username: string, password: string) =>
  (await desk.app.send('POST', 'login', { json: { username, password }, ip: username })).status;

describe('a new grievance in-charge', () => {
  test('[GIC-01, SCOPE-03] has name, phone, password and place, and signs in with the phone', async () => {
    const { user } = await open();
    for (const level of ['Parliament *', 'Assembly *'])
      expect(form().getByLabelText(level)).toHaveAttribute('readonly');
    await user.type(form().getByLabelText(/^Name/), 'Ajay Kumar');
    await user.type(form().getByLabelText(/^Phone/), '98480 66666 99');
    await user.type(form().getByLabelText(/^Password/), PASSWORD);
    await user.dblClick(submit());
    const dialog = await screen.findByRole('dialog', { name: 'Grievance In-Charge Created Successfully' });
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    expect(await find('Ajay Kumar')).toBeVisible();
    expect(form().getByLabelText(/^Password/)).toHaveValue('');
    expect(await logIn('9848066666', PASSWORD)).toBe(200);
  });

  test('[GIC-01, SCOPE-08] is given a place by admin too: an account without one would see nothing', async () => {
    const { user } = await open('admin');
    await user.type(form().getByLabelText(/^Name/), 'Bhavani');
    await user.click(submit());
    for (const text of ['Please choose a parliament.', 'Please choose an assembly.'])
      expect(await form().findByText(text)).toBeVisible();
    await user.type(form().getByLabelText(/^Phone/), '9848077777');
    await user.type(form().getByLabelText(/^Password/), 'short');
    await user.click(form().getByLabelText('Parliament *'));
    await user.click(await screen.findByRole('option', { name: 'P2' }));
    await user.click(form().getByLabelText('Assembly *'));
    await user.click(await screen.findByRole('option', { name: 'A3' }));
    await user.click(submit());
    expect(await form().findByText('The new password must have at least 8 characters.')).toBeVisible();
    await user.type(form().getByLabelText(/^Password/), 'er than that');
    await user.click(submit());
    expect(
      await screen.findByRole('dialog', { name: 'Grievance In-Charge Created Successfully' }),
    ).toBeVisible();
  });

  test('[GIC-01, ERR-02] whose phone is taken is told so under the field', async () => {
    const { user } = await open();
    await user.type(form().getByLabelText(/^Name/), 'Chandra');
    await user.type(form().getByLabelText(/^Phone/), '9000000010');
    await user.type(form().getByLabelText(/^Password/), PASSWORD);
    await user.click(submit());
    expect(await form().findByText('Another account already signs in with this phone number.')).toBeVisible();
    expect(form().getByLabelText(/^Name/)).toHaveValue('Chandra');
  });
});

describe('the list', () => {
  test('[GIC-02] has ten a page, and the places for those who stand at one', async () => {
    const { user, unmount } = await open();
    expect(await find('9000000010')).toBeVisible();
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings.slice(0, 4)).toEqual(['Name', 'Phone', 'Parliament', 'Assembly']);
    expect(screen.getAllByRole('row')).toHaveLength(11);
    expect(await screen.findAllByRole('cell', { name: 'A1' })).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    expect(await find('9000000021')).toBeVisible();
    unmount();
    await open('admin');
    await find('9000000010');
    expect(screen.queryByRole('columnheader', { name: 'Parliament' })).toBeNull();
  });

  test('[GIC-02] calls a place that cannot be found Unknown', async () => {
    desk.network.use(http.get('*/api/v1/assembly', () => HttpResponse.json({ data: [], total: 0 })));
    await open();
    expect(await screen.findAllByRole('cell', { name: 'Unknown' })).toHaveLength(10);
  });
});

describe('the popup', () => {
  async function edit(name: string) {
    const { user } = await open();
    await user.type(screen.getByLabelText('Search'), name);
    await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
    return { user, popup: within(await screen.findByRole('dialog', { name: 'Edit Grievance In-charge' })) };
  }

  test('[GIC-02, SCOPE-04] changes name, phone and password', async () => {
    const { user, popup } = await edit('staff11@example.org');
    expect(popup.getByLabelText('Parliament *')).toHaveAttribute('readonly');
    expect(popup.getByLabelText(/^Phone/)).toHaveValue('9000000011');
    await user.clear(popup.getByLabelText(/^Name/));
    await user.type(popup.getByLabelText(/^Name/), 'staff11@example.org Devi');
    await user.type(popup.getByLabelText('New password'), PASSWORD);
    await user.click(popup.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Staff member updated successfully!')).toBeVisible();
    expect(await find('staff11@example.org Devi')).toBeVisible();
    expect(await logIn('9000000011', PASSWORD)).toBe(200);
  });

  test('[GRD-02] gives a duty and takes it away; one that opens nothing is not offered, and stays', async () => {
    const [{ id } = { id: 0 }] = await desk.app.db
      .update(users)
      .set({ duties: ['confidential'] })
      .where(eq(users.username, 'staff14@example.org'))
      .returning();
    const stored = async () => (await desk.app.db.select().from(users).where(eq(users.id, id)))[0]?.duties;
    const { user, popup } = await edit('staff14@example.org');
    const boxes = within(popup.getByRole('group', { name: 'Duties' })).getAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    const head = popup.getByRole('checkbox', { name: /^Head of the desk: sees, edits, assigns/ });
    expect(head).not.toBeChecked();
    await user.click(head);
    await user.click(popup.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Staff member updated successfully!')).toBeVisible();
    expect(await stored()).toEqual(['confidential', 'desk_head']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Edit staff14@example.org' }));
    const again = within(await screen.findByRole('dialog', { name: 'Edit Grievance In-charge' }));
    expect(again.getByRole('checkbox', { name: /^Head of the desk/ })).toBeChecked();
    await user.click(again.getByRole('checkbox', { name: /^Head of the desk/ }));
    await user.click(again.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await stored()).toEqual(['confidential']));
  });

  test('[GIC-02] reports an answer that confirms nothing, and stays', async () => {
    const { user, popup } = await edit('staff12@example.org');
    desk.network.use(http.put('*/api/v1/staff/:id', () => HttpResponse.json('saved')));
    await user.click(popup.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/The server did not confirm that the record was saved/)).toBeVisible();
    expect(popup.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(screen.queryByText('Staff member updated successfully!')).toBeNull();
  });

  test('[GIC-02] tells of a newer version instead of overwriting it', async () => {
    const { user, popup } = await edit('staff13@example.org');
    const token = await desk.app.signIn(desk.accounts.admin.id);
    const { data = [] } = (await desk.app.send('GET', 'staff?keyword=staff13', { token })).body;
    await desk.app.send('PUT', `staff/${data[0]?.id}`, { token, json: { name: 'staff13 Other' } });
    await user.click(popup.getByRole('button', { name: 'Save' }));
    expect(await popup.findByText(/Somebody else has changed this account in the meantime/)).toBeVisible();
    await waitFor(() => expect(popup.getByRole('button', { name: 'Save' })).toBeEnabled());
  });
});
