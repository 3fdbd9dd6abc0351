import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { startDesk } from '../../app.tsx';

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

test('[GIC-01, SCOPE-03] a new grievance in-charge has name, password and place, and signs in with the phone', async () => {
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

  test('[GRD-02] gives a duty and takes it away; one that opens nothing is not offered, and stays @seldom', async () => {
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

  test('[GIC-02] tells of a newer version instead of overwriting it', async () => {
    const { user, popup } = await edit('staff13@example.org');
    const token = await desk.app.signIn(desk.accounts.admin.id);
    const { data = [] } = (await desk.app.send('GET', 'staff?keyword=staff13', { token })).body;
    await desk.app.send('PUT', `staff/${data[0]?.id}`, { token, json: { name: 'staff13 Other' } });
    await user.click(popup.getByRole('button', { name: 'Save' }));
    expect(await popup.findByText(/^Somebody else has changed this record in the meantime/)).toBeVisible();
    await user.click(popup.getByRole('button', { name: 'Load the newer version' }));
    await waitFor(() => expect(popup.getByRole('textbox', { name: /^Name/ })).toHaveValue('staff13 Other'));
    await user.click(popup.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Staff member updated successfully!')).toBeVisible();
  });
});
