import { act, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import type { SessionAnswer } from '#contract/accounts/account.ts';
import type { Configuration } from '#contract/kernel/configuration.ts';
import { hashPassword } from '#server/accounts/password.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { keepPreference } from '#src/authProvider/preferences.ts';
import { keepSession } from '#src/authProvider/storedSession.ts';
import { chosenLocale } from '#src/boot/locale.ts';
import { SignInPage } from '#src/boot/SignInPage.tsx';
import { loadWords } from '#src/boot/words.ts';
import type { ResourceEntry } from '#src/declare/entry.ts';
import { loadCatalogue } from '#src/i18n/catalogues.ts';
import type { Locale } from '#src/i18n/locales.ts';
import shipped from '../../public/config.json';
import { type TestApp, testApp } from '../server/app.ts';
import type { NewAccount } from '../worlds/accounts.ts';
import { insertPlaces } from '../worlds/places.ts';
import { clearBrowser } from './clearBrowser.ts';

// The first screen of a file waits until its code is transformed, on machines that may be busy.
configure({ asyncUtilTimeout: 30_000 });

/** What screens fetch when they are opened: loaded before the tests begin to wait for it. */
const lazyCode = import.meta.glob([
  '../../src/{components,custom,layout,resources}/**/*.tsx',
  '../../src/i18n/*/later.ts',
]);

/** The password of the four accounts `admin@example.org`, `mp@…`, `mla@…` and `staff@…`. */
export const PASSWORD = 'Demo@12345';
/** Hashed once in a worker, whose files share this module. */
let hashed: Promise<string> | undefined;

interface Opening {
  /** The start address; the current one by default. */
  path?: string;
  /** The signed-in user, by role or by the token of another account; nobody by default. */
  as?: Role;
  token?: string;
  /** False for a session with an incomplete profile (AUTH-07). */
  profileUpdated?: boolean;
  locale?: Locale;
  /** Resources instead of the product's own. */
  entries?: readonly ResourceEntry[];
}

/** A call as the browser sent it. */
interface Sent {
  method: string;
  path: string;
  form: () => Promise<FormData>;
  json: () => Promise<unknown>;
}

/**
 * The whole application in the test's document, from the sign-in page on, on the real server in this process. Call it
 * once per file: one database for all its tests, with places and one account per role in the first branch; with
 * `demoApp` the accounts of the demo data.
 */
export function startDesk(open: () => Promise<TestApp> = testApp) {
  let app: TestApp;
  let places: Awaited<ReturnType<typeof insertPlaces>>;
  const accounts = {} as Record<Role, { id: number; token: string }>;
  let configuration: Partial<Configuration> = {};
  const sent: Sent[] = [];
  const network = setupServer(
    http.all('*/api/v1/*', ({ request }) => {
      const copy = request.clone();
      const path = new URL(request.url).pathname.replace('/api/v1/', '');
      sent.push({ method: request.method, path, form: () => copy.formData(), json: () => copy.json() });
      return app.app.fetch(request);
    }),
    http.get('*/config.json', () => HttpResponse.json({ ...shipped, ...configuration })),
  );

  beforeAll(async () => {
    network.listen({ onUnhandledRequest: 'error' });
    await Promise.all(Object.values(lazyCode).map((load) => load()));
    app = await open();
    places = await insertPlaces(app.db);
    hashed ??= hashPassword(PASSWORD);
    const password_hash = await hashed;
    const { parliament_id, assembly_id } = places.A1;
    const seats = { admin: {}, mp: { parliament_id }, mla: { parliament_id, assembly_id } };
    const staff = { ...seats.mla, name: 'Sunitha Chary' };
    for (const [role, seat] of Object.entries({ ...seats, staff }) as [Role, object][]) {
      const username = `${role}@example.org`;
      accounts[role] =
        (await accountOf(username)) ?? (await app.account({ role, username, password_hash, ...seat }));
      await app.db.update(users).set({ profile_updated: true }).where(eq(users.id, accounts[role].id));
    }
  });
  afterEach(async () => {
    await clearBrowser(Object.values(accounts));
    network.resetHandlers();
    sent.length = 0;
    configuration = {};
  });
  afterAll(() => network.close());

  /** An account of the data. */
  async function accountOf(username: string) {
    const [known] = await app.db.select({ id: users.id }).from(users).where(eq(users.username, username));
    return known && { id: known.id, token: await app.signIn(known.id) };
  }

  async function keepSessionWith(token: string, profileUpdated = true) {
    const { body } = await app.send('GET', 'me', { token });
    const session = body as unknown as SessionAnswer;
    await app.db.update(users).set({ profile_updated: profileUpdated }).where(eq(users.id, session.user.id));
    keepSession(token, { ...session, profile_updated: profileUpdated }, false);
    return token;
  }

  /** Signs the browser in as the role before the page is opened. */
  const keepSessionOf = async (role: Role, profileUpdated?: boolean) =>
    keepSessionWith(await app.signIn(accounts[role].id), profileUpdated);

  async function renderApp({ path, as, token, profileUpdated, locale, entries }: Opening = {}) {
    if (as) await keepSessionOf(as, profileUpdated);
    if (token) await keepSessionWith(token, profileUpdated);
    if (locale) keepPreference('locale', locale);
    if (path) window.history.replaceState(null, '', path);
    const language = chosenLocale();
    const startWith = { locale: language, words: await loadWords(language) };
    const { default: App, createAdmin } = await import('#src/App.tsx');
    const admin = entries && createAdmin(language, await loadCatalogue(language), entries);
    const { unmount } = await act(async () =>
      render(admin ? <App admin={admin} /> : <SignInPage startWith={startWith} />),
    );
    // A user may choose any file, whatever the browser's dialog suggests.
    const user = userEvent.setup({ applyAccept: false });
    /** Goes to another page of the opened app like the browser's own buttons, with the router's page index. */
    const go = (to: string) => {
      window.history.pushState({ idx: (window.history.state?.idx ?? 0) + 1 }, '', to);
      act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    };
    return { user, unmount, go, path: () => window.location.pathname };
  }

  return {
    renderApp,
    keepSessionOf,
    network,
    /** Calls the server directly, as admin or another role. */
    ask: (method: string, path: string, given: Parameters<TestApp['send']>[2] = {}, as: Role = 'admin') =>
      app.send(method, path, { token: accounts[as].token, ...given }),
    /** Somebody else of the staff of A1. */
    async colleague(given: Partial<NewAccount> = {}) {
      const { parliament_id, assembly_id } = places.A1;
      const person = await app.account({ role: 'staff', parliament_id, assembly_id, ...given });
      namesChanged(app.db);
      return person;
    },
    /** Adds categories of complaints; returns their ids. */
    async categories(...names: (string | { name: string; name_te: string })[]) {
      const values = names.map((name) => (typeof name === 'string' ? { name } : name));
      const rows = await app.db.insert(complaintCategories).values(values).returning();
      namesChanged(app.db);
      return rows.map(({ id }) => id);
    },
    /** The calls of the screens, without the test's own. */
    sent,
    writes: () => sent.filter(({ method }) => method !== 'GET'),
    /** Replaces the answer of a call until `network.resetHandlers()`; undefined lets it through. */
    answer: (method: 'get' | 'post', path: string, given: () => Response | undefined) =>
      network.use(http[method](`*/api/v1/${path}`, given)),
    /** Makes calls fail until `network.resetHandlers()`; by status 0 without an answer. */
    fail: (...given: Failing) => network.use(failing(given)),
    /** Makes the next such call fail. */
    failOnce: (...given: Failing) => network.use(failing(given, { once: true })),
    /** Holds calls until the returned function is called. */
    hold: (method: 'get' | 'post' | 'put', path: string) => {
      const { held, letGo } = holding();
      network.use(http[method](`*/api/v1/${path}`, () => held));
      return letGo;
    },
    /** The server answers the first call at once, but its answer is held until the returned function is called. */
    holdAnswer: (path: string) => {
      const { held, letGo } = holding();
      const late = async ({ request }: { request: Request }) => {
        const answer = await app.app.fetch(request);
        await held;
        return answer;
      };
      network.use(http.get(`*/api/v1/${path}`, late, { once: true }));
      return letGo;
    },
    /** The server carries out the call, but its answer is lost. */
    loseAnswer: (path: string) =>
      network.use(
        http.post(`*/api/v1/${path}`, async ({ request }) => {
          await app.app.fetch(request);
          return HttpResponse.error();
        }),
      ),
    configure: (changes: Partial<Configuration>) => {
      configuration = changes;
    },
    get app() {
      return app;
    },
    get places() {
      return places;
    },
    get accounts() {
      return accounts;
    },
  };
}

type Failing = [method: 'get' | 'post' | 'put' | 'delete', path: string, status?: number, body?: object];
const failing = ([method, path, status = 500, body = {}]: Failing, options = {}) =>
  http[method](
    `*/api/v1/${path}`,
    () => (status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status })),
    options,
  );

function holding() {
  let resolve = () => {};
  const held = new Promise<void>((open) => {
    resolve = open;
  });
  return { held, letGo: () => resolve() };
}
