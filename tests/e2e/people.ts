import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { login } from '../../contract/account.ts';
import type { AnswerOf } from '../../contract/define.ts';
import { DEMO_PASSWORD } from '../../server/seed/accounts.ts';

export type Person = 'admin' | 'mp' | 'mla' | 'mla2' | 'mla3' | 'staff' | 'staff2' | 'newmla' | 'desk';

export const emailOf = (person: Person) => `${person}@example.org`;

/** A session that exists on the server, and the API as its owner reaches it. */
export interface Session {
  answer: AnswerOf<typeof login>;
  api: APIRequestContext;
}

interface Look {
  locale?: 'en' | 'te' | 'hi';
  theme?: 'light' | 'dark';
  /** A phone's screen instead of a desktop's. */
  phone?: boolean;
}

interface Fixtures {
  /** Signs in through the API; every call makes a session of its own, so that ending it disturbs nobody else. */
  session: (person: Person) => Promise<Session>;
  /** Opens a path in a browser of its own; signed in and remembered unless the person is `null`. */
  visit: (person: Person | null, path: string, look?: Look) => Promise<Page>;
  /** What no page may ever do, collected from all browsers of the test. */
  faults: string[];
}

const PHONE = { width: 390, height: 844 };

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults, 'no script error, script dialog, breach of the CSP, or call to another host').toEqual([]);
  },

  session: async ({ playwright, baseURL }, use) => {
    const opened: APIRequestContext[] = [];
    const open = async (token?: string) => {
      const extraHTTPHeaders: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
      const context = await playwright.request.newContext({
        baseURL: `${baseURL}/api/v1/`,
        extraHTTPHeaders,
      });
      opened.push(context);
      return context;
    };
    await use(async (person) => {
      const data = { username: emailOf(person), password: DEMO_PASSWORD };
      const response = await (await open()).post('login', { data });
      expect(response.status(), `sign-in of ${person}`).toBe(200);
      const answer: Session['answer'] = await response.json();
      return { answer, api: await open(answer.token) };
    });
    await Promise.all(opened.map((context) => context.dispose()));
  },

  visit: async ({ browser, baseURL, session, faults }, use) => {
    const origin = baseURL ?? '';
    const opened: BrowserContext[] = [];
    await use(async (person, path, { locale = 'en', theme = 'light', phone } = {}) => {
      const kept: Record<string, string> = { locale, theme };
      if (person) {
        const { token, ...answer } = (await session(person)).answer;
        Object.assign(kept, { token, session: JSON.stringify(answer) });
      }
      const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
      const context = await browser.newContext({
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
        ...(phone ? { viewport: PHONE } : {}),
      });
      opened.push(context);
      watch(context, origin, faults);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
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

function watch(context: BrowserContext, origin: string, faults: string[]) {
  // Still pictures of videos come from YouTube, as the CSP allows (VID-01).
  const known = [`${origin}/`, 'https://i.ytimg.com/vi/'];
  const isForeign = (url: string) =>
    /^(https?|wss?):/.test(url) && !known.some((start) => url.startsWith(start));
  context.on('weberror', (error) => faults.push(`script error: ${error.error().message}`));
  context.on('request', (request) => {
    if (isForeign(request.url())) faults.push(`call to ${request.url()}`);
  });
  context.on('console', (message) => {
    const breaksPolicy = /Content Security Policy/i.test(message.text());
    if (message.type() === 'error' && breaksPolicy) faults.push(message.text());
  });
  context.on('dialog', async (dialog) => {
    // A page that is being sent asks whether it may be left; everything else comes from a script.
    if (dialog.type() !== 'beforeunload') faults.push(`script dialog: ${dialog.message()}`);
    await dialog.accept();
  });
}
