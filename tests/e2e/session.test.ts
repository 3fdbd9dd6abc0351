import { expect } from '@playwright/test';
import { createComplaint } from './complaints.ts';
import { emailOf, signIn, signOut, test } from './people.ts';

test('[AUTH-01, AUTH-12] wrong credentials are refused in one sentence, and the typed email stays', {
  tag: '@journey',
}, async ({ visit }) => {
  const page = await visit(null, '/');
  await page.getByLabel('Email').fill(emailOf('mla'));
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue(emailOf('mla'));
});

test('[AUTH-06, AUTH-13] a user who was stopped at a deep link returns to it after signing in', {
  tag: '@journey',
}, async ({ visit, session }) => {
  const { id, complaint_number } = await createComplaint(await session('mla'));
  const page = await visit(null, `/grievance/${id}`);
  await expect(page).toHaveURL('/');
  await signIn(page, 'mla');
  await expect(page).toHaveURL(`/grievance/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Grievance ${complaint_number}`);
});

for (const remember of [false, true]) {
  test(`[AUTH-11] with 'Remember me' ${remember ? '' : 'un'}ticked a restarted browser ${remember ? 'is still' : 'is no longer'} signed in`, async ({
    visit,
    browser,
  }) => {
    const page = await visit(null, '/');
    await signIn(page, 'staff', { remember });
    await page.reload();
    await expect(page).toHaveURL('/grievance');

    // A restart keeps the context's storage state, but not the sessionStorage.
    const restarted = await browser.newContext({ storageState: await page.context().storageState() });
    const next = await restarted.newPage();
    await next.goto('/grievance');
    if (remember) await expect(next.getByRole('heading', { level: 1 })).toHaveText('My Grievances');
    else await expect(next.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await restarted.close();
  });
}

test('[AUTH-09] signing out in one tab signs out the other, and the token is good for nothing', async ({
  visit,
}) => {
  const page = await visit('mla', '/grievance');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  // The page does not wait for the server, which may be slow or unavailable.
  const told = page.waitForResponse(/\/api\/v1\/logout$/);
  await signOut(page);
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect((await told).status()).toBe(200);
  const answer = await page.request.get('/api/v1/me', { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});
