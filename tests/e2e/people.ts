import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import type { login } from '#contract/accounts/account.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import { DEMO_PASSWORD } from '#server/transfer/seed/accounts.ts';
import { type Look, Pages } from './pages.ts';

export type Person = 'admin' | 'mp' | 'mla' | 'mla2' | 'mla3' | 'staff' | 'staff2' | 'newmla' | 'desk';

export const emailOf = (person: Person) => `${person}@example.org`;

/** A session on the server, with an API client for it. */
export interface Session {
  answer: AnswerOf<typeof login>;
  api: APIRequestContext;
}

interface Fixtures {
  /** Signed in through the API: once in a worker, and again after the session has ended or changed. */
  session: (person: Person) => Promise<Session>;
  /** Opens a path in a browser with empty storage; signed in with 'Remember me' unless the person is `null`. */
  visit: (person: Person | null, path: string, look?: Look) => Promise<Page>;
  /** Events that must never happen, from all browsers of the test. */
  faults: string[];
}

interface Kept {
  pages: Pages;
  sessions: Map<string, Session>;
}

export const test = base.extend<Fixtures, Kept>({
  pages: [({ browser }, use) => use(new Pages(browser)), { scope: 'worker' }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  sessions: [({}, use) => use(new Map()), { scope: 'worker' }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults, 'no script error, script dialog, breach of the CSP, or call to another host').toEqual([]);
  },

  session: async ({ playwright, baseURL, sessions }, use) => {
    const open = (token?: string) => {
      const extraHTTPHeaders: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
      return playwright.request.newContext({ baseURL: `${baseURL}/api/v1/`, extraHTTPHeaders });
    };
    const signIn = async (person: Person) => {
      const anybody = await open();
      const data = { username: emailOf(person), password: DEMO_PASSWORD };
      const response = await anybody.post('login', { data });
      expect(response.status(), `sign-in of ${person}`).toBe(200);
      const answer: Session['answer'] = await response.json();
      await anybody.dispose();
      return { answer, api: await open(answer.token) };
    };
    await use(async (person) => {
      const key = `${baseURL} ${person}`;
      const known = sessions.get(key);
      // The server may have closed an idle connection from another test.
      const me = await known?.api.get('me', { maxRetries: 1 });
      if (known && me?.ok()) known.answer = { ...(await me.json()), token: known.answer.token };
      else sessions.set(key, await signIn(person));
      return sessions.get(key) as Session;
    });
  },

  visit: async ({ pages, baseURL, session, faults }, use, testInfo) => {
    pages.begin(baseURL ?? '', faults);
    await use(async (person, path, { locale = 'en', theme = 'light', ...look } = {}) => {
      const kept: Record<string, string> = { locale, theme };
      if (person) {
        const { token, ...answer } = (await session(person)).answer;
        Object.assign(kept, { token, session: JSON.stringify(answer) });
      }
      const page = await pages.lend(kept, look);
      // A page from another test keeps the base URL of that test.
      await page.goto(new URL(path, baseURL).href);
      return page;
    });
    // After a failure the worker ends, and its pages stay for inspection.
    if (testInfo.status === testInfo.expectedStatus) await pages.takeBack();
  },
});

/** Types email and password on the sign-in page that is shown. */
export async function signIn(page: Page, person: Person, { remember = false } = {}) {
  await page.getByLabel('Email').fill(emailOf(person));
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  if (remember) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}
