import { act, render, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { users } from '#server/accounts/schema/accounts.ts';
import { candidates } from '#server/leaders/schema/candidates.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { SignInPage } from '#src/boot/SignInPage.tsx';
import { loadWords } from '#src/boot/words.ts';
import { startDesk } from '../../app.tsx';
import { addCandidate, complete, decodePictures, picture } from './person.ts';

const desk = startDesk();
const reload = vi.fn();
let candidateId = 0;

beforeAll(async () => {
  candidateId = await addCandidate(desk.app, desk.accounts.mla.id);
});
beforeEach(async () => {
  decodePictures();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  await desk.app.db
    .update(candidates)
    .set({ ...complete, instagram: null, image_id: null, header_image_id: null, avatar_id: null })
    .where(eq(candidates.id, candidateId));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByRole('textbox', { name });
/** Opens the screen of the role's own profile and waits until it has loaded. */
async function open() {
  const { user } = await desk.renderApp({ path: '/profile', as: 'mla' });
  await screen.findByRole('textbox', { name: 'Address' });
  return user;
}

const update = () => screen.getByRole('button', { name: 'Update' });
const stored = async () =>
  (await desk.app.db.select().from(candidates).where(eq(candidates.id, candidateId)))[0];

/** The bodies that the screen sends to the profile's address; the server answers as usual. */
function watchSaving(): FormData[] {
  const sent: FormData[] = [];
  desk.network.use(
    http.post('*/api/v1/candidate/:id', async ({ request }) => {
      sent.push(await request.clone().formData());
      return desk.app.app.fetch(request);
    }),
  );
  return sent;
}

const failSaving = (status: number, body: object) =>
  desk.network.use(http.post('*/api/v1/candidate/:id', () => HttpResponse.json(body, { status })));

test('[PROF-01, PROF-02, REF-04] the sections, what is read-only, what is required, what is locked', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();
  expect(field('Name')).toHaveAttribute('readonly');
  expect(await screen.findByRole('heading', { name: 'Scanned signature' })).toBeVisible();
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent),
  ).toEqual([
    ...['User Information', 'Contact Information', 'Social Media Information', 'App Information'],
    'Scanned signature',
  ]);
  expect(field('Designation')).toHaveValue('MLA');
  expect(field('Designation')).toHaveAttribute('readonly');
  for (const name of ['Custom designation', 'Contact number', 'Email', 'Address'])
    expect(field(name)).toHaveAttribute('aria-required', 'true');
  for (const name of ['Location URL', 'Instagram', 'Twitter', 'Facebook']) expect(field(name)).toBeVisible();
  for (const [level, name] of [
    ['Parliament', 'P1'],
    ['Assembly', 'A1'],
  ] as const) {
    const select = screen.getByRole('combobox', { name: level });
    expect(select).toHaveValue(name);
    expect(select).toHaveAttribute('readonly');
  }
});

test('[PROF-02] shows missing and wrong values under their fields, and sends nothing', async () => {
  const sent = watchSaving();
  const user = await open();
  for (const name of ['Custom designation', 'Contact number', 'Address']) await user.clear(field(name));
  await user.clear(field('Email'));
  await user.type(field('Email'), 'office');
  await user.click(update());
  await waitFor(() => expect(field('Address')).toHaveAccessibleDescription('This field is required.'));
  expect(field('Custom designation')).toHaveAccessibleDescription('This field is required.');
  expect(field('Contact number')).toHaveAccessibleDescription('This field is required.');
  expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  expect(sent).toEqual([]);
});

test('[AUTH-07, PROF-01, PROF-05, PROF-06] a newcomer is stopped at the profile, fills it in and is free', async () => {
  const { db } = desk.app;
  const { mla } = desk.accounts;
  await db.update(users).set({ profile_updated: false }).where(eq(users.id, mla.id));
  const nothing = { custom_designation: null, phone: null, address: null, email: null };
  await db.update(candidates).set(nothing).where(eq(candidates.id, candidateId));
  const sent = watchSaving();
  const { user, unmount } = await desk.renderApp({ path: '/dashboard', as: 'mla', profileUpdated: false });
  expect(await screen.findByText('Please update your profile')).toBeVisible();
  expect(window.location.pathname).toBe('/profile');
  await screen.findByRole('textbox', { name: 'Address' });

  await user.type(field('Custom designation'), 'Member');
  await user.type(field('Contact number'), '9848012345');
  await user.type(field('Email'), 'new@example.org');
  await user.type(field('Address'), 'Main Road');
  await user.type(field('Location URL'), 'https://maps.example.org/1');
  await user.type(field('Instagram'), '@new');
  await user.upload(screen.getByLabelText('Profile image'), await picture('me.jpg', 250, 250));
  await user.click(update());
  expect(await screen.findByText('Your profile has been updated.')).toBeVisible();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);

  const { file: _1, header_image: _2, profile_image, ...texts } = Object.fromEntries(sent[0] ?? []);
  expect(texts).toMatchObject({
    _method: 'PUT',
    candidate_id: String(candidateId),
    parliament_id: String(desk.places.A1.parliament_id),
    assembly_id: String(desk.places.A1.assembly_id),
    name: 'mla@example.org',
    designation: 'MLA',
    custom_designation: 'Member',
    phone: '9848012345',
    email: 'new@example.org',
    address: 'Main Road',
    instagram: '@new',
    twitter: '',
    facebook: '',
  });
  expect(profile_image).toMatchObject({ name: 'me.jpg' });
  expect(JSON.stringify(texts)).not.toContain('maps.example.org');
  expect(await stored()).toMatchObject({ custom_designation: 'Member', avatar_id: expect.any(Number) });
  expect(storedSession()?.profile_updated).toBe(true);

  unmount();
  const words = await loadWords('en');
  await act(async () => render(<SignInPage startWith={{ locale: 'en', words }} />));
  expect(await screen.findByText('Your profile has been updated.')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Profile image' })).toHaveAttribute(
    'src',
    expect.stringContaining('signature='),
  );
  expect(screen.queryByText(/Please complete your profile/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('[AUTH-07, PROF-06] a user who has completed it may go on even if the session could not be reloaded @seldom', async () => {
  const { user } = await desk.renderApp({ path: '/profile', as: 'mla', profileUpdated: false });
  await screen.findByRole('textbox', { name: 'Address' });
  desk.fail('get', 'me', 500, {});
  await user.click(update());
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(storedSession()?.profile_updated).toBe(true);
});

test('[PROF-07] an account without a candidate is told so and is let in once it has one', async () => {
  const { user } = await desk.renderApp({ path: '/profile', as: 'mp' });
  expect(await screen.findByText('Your account has no profile')).toBeVisible();
  expect(screen.getByText(/ask the party IT office/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('There is still no candidate linked to your account.')).toBeVisible();

  const id = await addCandidate(desk.app, desk.accounts.mp.id, complete);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(complete.address);
  await desk.app.db.delete(candidates).where(eq(candidates.id, id));
});

test('[PROF-05, ERR-02, ERR-04] a refusal is shown under its field and keeps what was typed', async () => {
  failSaving(422, { message: 'Invalid', errors: { address: ['There is no such street.'] } });
  const user = await open();
  await user.type(field('Address'), ', Door 3');
  await user.click(update());
  await waitFor(() => expect(field('Address')).toHaveAccessibleDescription('There is no such street.'));
  expect(within(screen.getByRole('alert')).getByText('There is no such street.')).toBeVisible();

  failSaving(500, { message: 'Something went wrong on the server. Please try again.' });
  await user.click(update());
  expect(await screen.findByText('Something went wrong on the server. Please try again.')).toBeVisible();
  expect(field('Address')).toHaveValue(`${complete.address}, Door 3`);

  desk.network.resetHandlers();
  await user.click(update());
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(await stored()).toMatchObject({ address: `${complete.address}, Door 3` });
});

test('[PROF-05] loads changes of another user next to the typed values @seldom', async () => {
  const user = await open();
  await user.type(field('Address'), ', Door 3');
  await desk.app.send('PUT', `candidate/${candidateId}`, {
    token: desk.accounts.admin.token,
    json: { ...complete, address: 'Elsewhere', phone: '9000000000' },
  });
  await user.click(update());
  await user.click(await screen.findByRole('button', { name: 'Load the newer version' }));
  await waitFor(() => expect(field('Contact number')).toHaveValue('9000000000'));
  expect(field('Address')).toHaveValue(`${complete.address}, Door 3`);
  expect(screen.queryByRole('button', { name: 'Load the newer version' })).toBeNull();
  await user.click(update());
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(await stored()).toMatchObject({ address: `${complete.address}, Door 3`, phone: '9000000000' });
});
