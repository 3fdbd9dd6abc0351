import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { PASSWORD, startDesk } from '../app.tsx';

const desk = startDesk();

const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Sign in' });

async function signIn(
  user: Awaited<ReturnType<typeof desk.renderApp>>['user'],
  name: string,
  secret = PASSWORD,
) {
  await user.type(await email(), name);
  await user.type(password(), secret);
  await user.click(button());
}

test('[AUTH-01] shows the fields of the sign-in page outside the shell', async () => {
  await desk.renderApp();
  expect(await email()).toBeVisible();
  expect(await email()).toHaveFocus();
  expect(password()).toHaveAttribute('type', 'password');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  expect(button()).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('[AUTH-01] on a touch screen no keyboard opens before a field is touched', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await desk.renderApp();
  expect(await email()).not.toHaveFocus();
  vi.unstubAllGlobals();
});

test('[AUTH-02] sign-in sends name, password and a device id that stays the same in this browser', async () => {
  const sent: Record<string, unknown>[] = [];
  desk.network.use(
    http.post('*/api/v1/login', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ message: 'Email or password is wrong.' }, { status: 401 });
    }),
  );
  const { user } = await desk.renderApp();
  await signIn(user, 'mla@example.org');
  await screen.findByText('Email or password is wrong.');
  await user.type(password(), PASSWORD);
  await user.click(button());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toEqual({
    username: 'mla@example.org',
    password: PASSWORD,
    model: expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(sent[1]?.model).toBe(sent[0]?.model);
});

test.each([
  [false, 'sessionStorage', 'localStorage'],
  [true, 'localStorage', 'sessionStorage'],
] as const)(
  '[AUTH-03, AUTH-11] with Remember me %s the token is kept apart from the session in %s',
  async (remember, kept, empty) => {
    const { user } = await desk.renderApp();
    if (remember) await user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
    await signIn(user, 'mla@example.org');
    await screen.findByRole('navigation', { name: 'Main menu' });
    const token = window[kept].getItem('token');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(window[kept].getItem('session')).not.toContain(token);
    expect(JSON.parse(window[kept].getItem('session') ?? '')).toMatchObject({
      user: { email: 'mla@example.org' },
      role: 'mla',
      profile_updated: true,
    });
    expect(window[empty].getItem('token')).toBeNull();
  },
);

test('[AUTH-12] a wrong sign-in keeps the email and empties the password', async () => {
  const { user } = await desk.renderApp();
  await signIn(user, 'mla@example.org', 'wrong password');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Email or password is wrong\.$/));
  expect(await email()).toHaveValue('mla@example.org');
  expect(password()).toHaveValue('');
  expect(password()).toHaveFocus();
});

test('[ERR-05] without a network the sign-in page says so and keeps the email', async () => {
  desk.fail('post', 'login', 0);
  const { user } = await desk.renderApp();
  await signIn(user, 'mla@example.org');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No connection to the server.'));
  expect(await email()).toHaveValue('mla@example.org');
});

test('[AUTH-01] nothing is sent before both fields are filled; the first empty one is marked and focused', async () => {
  const { user } = await desk.renderApp();
  await user.click(button());
  expect(await email()).toBeInvalid();
  expect(await email()).toHaveFocus();
  expect(await email()).toHaveAccessibleDescription('This field is required.');
  await user.type(await email(), 'mla@example.org{Enter}');
  expect(password()).toHaveFocus();
});

test('[AUTH-01] the password can be read while typing', async () => {
  const { user } = await desk.renderApp();
  await user.click(await screen.findByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('[SHELL-14] the sign-in page speaks the chosen language, also what the server says, and remembers it', async () => {
  const { user, unmount } = await desk.renderApp();
  await user.click(await screen.findByRole('button', { name: 'తెలుగు' }));
  await user.type(await screen.findByLabelText('ఇమెయిల్'), 'mla@example.org');
  await user.type(screen.getByLabelText('పాస్‌వర్డ్'), 'wrong password');
  await user.click(screen.getByRole('button', { name: 'సైన్ ఇన్ చేయండి' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('ఇమెయిల్ లేదా పాస్‌వర్డ్ తప్పు.'));
  expect(document.documentElement.lang).toBe('te');
  unmount();
  await desk.renderApp();
  expect(await screen.findByRole('heading', { name: 'సైన్ ఇన్' })).toBeVisible();
});
