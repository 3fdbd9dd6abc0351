import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { hashPassword } from '#server/accounts/password.ts';
import { testApp } from '../app.ts';

const api = await testApp();
const OLD = 'Mango season 7';
const NEW = 'నా కొత్త పదం 8';
const password_hash = await hashPassword(OLD);
const newAccount = (username?: string) => api.account({ role: 'staff', password_hash, username });

const change = (token: string, json: object) => api.send('POST', 'change-password', { token, json });
const all = (old_password: string, new_password: string, new_password_confirmation = new_password) => ({
  old_password,
  new_password,
  new_password_confirmation,
});

test('[PWD-01, PWD-02] sets the new password and ends every other session', async () => {
  const { id, token } = await newAccount('changer@example.org');
  const other = await api.signIn(id);
  const { token: somebody } = await newAccount();
  const { status, body } = await change(token, all(OLD, NEW));
  expect([status, body.message]).toEqual([200, 'Password changed.']);

  const me = async (bearer: string) => (await api.send('GET', 'me', { token: bearer })).status;
  expect([await me(token), await me(other), await me(somebody)]).toEqual([200, 401, 200]);
  const login = async (password: string) =>
    (await api.send('POST', 'login', { json: { username: 'changer@example.org', password } })).status;
  expect([await login(OLD), await login(NEW)]).toEqual([401, 200]);
});

test.each([
  ['a wrong current one', all('not it', NEW), { old_password: [errorTexts.passwordWrong] }],
  ['a short new one', all(OLD, '1234567'), { new_password: [errorTexts.passwordShort] }],
  [
    'a confirmation that differs',
    all(OLD, NEW, `${NEW} `),
    { new_password_confirmation: [errorTexts.passwordMismatch] },
  ],
  [
    'all of it at once',
    all('not it', 'short', 'other'),
    {
      old_password: [errorTexts.passwordWrong],
      new_password: [errorTexts.passwordShort],
      new_password_confirmation: [errorTexts.passwordMismatch],
    },
  ],
  [
    'nothing at all',
    {},
    {
      old_password: [errorTexts.required],
      new_password: [errorTexts.required],
      new_password_confirmation: [errorTexts.required],
    },
  ],
])('[PWD-03] refuses %s under its field and changes nothing', async (_, sent, errors) => {
  const username = `${crypto.randomUUID()}@example.org`;
  const { token } = await newAccount(username);
  const { status, body } = await change(token, sent);
  expect(status).toBe(422);
  expect(body.errors).toEqual(errors);
  const login = await api.send('POST', 'login', { json: { username, password: OLD } });
  expect(login.status).toBe(200);
});

test('[PWD-01] a stolen token does not let one guess the current password', async () => {
  const { token } = await newAccount();
  for (let tries = 0; tries < 5; tries++) expect((await change(token, all('guess', NEW))).status).toBe(422);
  expect((await change(token, all(OLD, NEW))).status).toBe(429);
});
