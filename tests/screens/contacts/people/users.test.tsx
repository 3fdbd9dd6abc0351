import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { startDesk } from '../../app.tsx';

const desk = startDesk();
/** A field of the form; the headings of the list have the same names. */
const input = (label: string) => screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' });
const api = (method: string, path: string, json?: object) =>
  desk.app.send(method, path, { token: desk.accounts.admin.token, json });
const PASSWORD = 'a long password';

async function existing(name: string): Promise<number> {
  const username = `${crypto.randomUUID()}@example.org`;
  return Number((await api('POST', 'user', { name, username, password: PASSWORD })).body.id);
}
const save = () => screen.findByRole('button', { name: 'Save' });

describe('adding party users', () => {
  test.each(['/users/add', '/add'])('[USR-01, CRUD-01, SHELL-12] at %s, above their list', async (path) => {
    const { user } = await desk.renderApp({ as: 'admin', path });
    expect(await screen.findByRole('heading', { level: 1, name: 'Add Party User' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    for (const label of ['Name', 'Username', 'Password'])
      expect(await input(label)).toHaveAttribute('aria-invalid', 'true');
    const name = `Anita ${path}`;
    await user.type(await input('Name'), name);
    await user.type(await input('Username'), `anita${path.replaceAll('/', '.')}@example.org`);
    await user.type(await input('Password'), 'short');
    await user.click(await save());
    const refusals = await screen.findAllByText('The new password must have at least 8 characters.');
    expect(refusals.length).toBeGreaterThan(0);
    await user.type(await input('Password'), ' no more');
    await user.click(await save());
    expect(await screen.findByRole('link', { name })).toBeVisible();
    expect(await input('Password')).toHaveValue('');
    expect(document.body.textContent).not.toContain('short no more');
  });

  test('[USR-01, ERR-02] a username that is taken is marked, and nothing typed is lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await desk.renderApp({ as: 'admin', path: '/users/add' });
    await user.type(await input('Name'), 'Bhaskar');
    await user.type(await input('Username'), 'MLA@example.org');
    await user.type(await input('Password'), PASSWORD);
    await user.click(await save());
    const taken = await screen.findAllByText('Another account already signs in with this.');
    expect(taken.length).toBeGreaterThan(0);
    expect(await input('Username')).toHaveAttribute('aria-invalid', 'true');
    expect(await input('Name')).toHaveValue('Bhaskar');
    expect(await input('Password')).toHaveValue(PASSWORD);
  });
});

describe('the Party Leaders', () => {
  test('[USR-01] are listed with role and place, and lead to their forms', async () => {
    const id = await existing('Chandra Reddy');
    const json = { user_id: id, designation: 'MLA', ...desk.places.A1 };
    expect((await api('POST', 'candidate', json)).status).toBe(201);
    await desk.renderApp({ as: 'admin', path: '/users' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Party Leaders' })).toBeVisible();
    const link = await screen.findByRole('link', { name: 'Chandra Reddy' });
    expect(link).toHaveAttribute('href', `/users/update/${id}`);
    const row = screen.getByRole('row', { name: /Chandra Reddy/ });
    expect(within(row).getByText('Member of the Assembly')).toBeVisible();
    expect(within(row).getByText('A1, P1')).toBeVisible();
    expect(within(row).queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/users/add');
  });

  test('[USR-01, API-02] a change keeps the password that is left empty', async () => {
    const id = await existing('Devi');
    const { user } = await desk.renderApp({ as: 'admin', path: `/users/update/${id}` });
    await waitFor(async () => expect(await input('Name')).toHaveValue('Devi'));
    expect(await input('Password')).toHaveValue('');
    const { body } = await api('GET', `user/${id}`);
    await user.type(await input('Name'), ' Rao');
    await user.click(await save());
    expect(await screen.findByRole('heading', { level: 1, name: 'Party Leaders' })).toBeVisible();
    expect(window.location.pathname).toBe('/users');
    expect(await screen.findByRole('link', { name: 'Devi Rao' })).toBeVisible();
    const login = { username: body.username, password: PASSWORD, model: 'test' };
    expect((await desk.app.send('POST', 'login', { json: login })).status).toBe(200);
  });

  test('[USR-01] are switched off after a question, marked in the list, and switched on again @seldom', async () => {
    const id = await existing('Esha');
    const { body } = await api('GET', `user/${id}`);
    const login = { username: body.username, password: PASSWORD, model: 'test' };
    const signIn = async () => (await desk.app.send('POST', 'login', { json: login })).status;
    const { user } = await desk.renderApp({ as: 'admin', path: `/users/update/${id}` });
    const toggle = await screen.findByRole('switch', { name: 'Active' });
    await waitFor(() => expect(toggle).toBeChecked());
    await user.click(toggle);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Esha will be signed out everywhere/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(toggle).not.toBeChecked());
    await user.click(await save());
    const row = await screen.findByRole('row', { name: /Esha/ });
    expect(within(row).getByText('Switched off')).toBeVisible();
    expect(await signIn()).toBe(401);

    await user.click(within(row).getByRole('link', { name: 'Edit Esha' }));
    await user.click(await screen.findByRole('switch', { name: 'Active' }));
    await user.click(await save());
    expect(within(await screen.findByRole('row', { name: /Esha/ })).queryByText('Switched off')).toBeNull();
    await waitFor(async () => expect(await signIn()).toBe(200));
  });
});
