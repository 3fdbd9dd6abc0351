import { act, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Role } from '../../contract/access.ts';
import type { SessionAnswer } from '../../contract/account.ts';
import type { Configuration } from '../../contract/configuration.ts';
import shipped from '../../public/config.json';
import { hashPassword } from '../../server/accounts/password.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { dropSession, keepSession } from '../../src/authProvider/storedSession.ts';
import { connection } from '../../src/dataProvider/connection.ts';
import { Gate } from '../../src/gate/Gate.tsx';
import { chosenLocale, loadWords } from '../../src/gate/words.ts';
import { type TestApp, testApp } from '../server/app.ts';
import { insertPlaces } from '../server/factories.ts';

// The first screen of a file waits for its code to be transformed, on machines that may be busy.
configure({ asyncUtilTimeout: 30_000 });

/** The password of the four accounts `admin@example.org`, `mp@…`, `mla@…` and `staff@…`. */
export const PASSWORD = 'Demo@12345';

interface Opening {
  /** Address at which the browser starts; where it is when absent. */
  path?: string;
  /** Whose session the browser has; nobody's when absent. */
  as?: Role;
  /** False for a session whose profile is not complete (AUTH-07). */
  profileUpdated?: boolean;
}

/**
 * The whole application in the test's document, from the gate on, on the real server in this process.
 * Call once a file: one database for all its tests, with places and one account a role in the first branch.
 */
export function startDesk() {
  let app: TestApp;
  let places: Awaited<ReturnType<typeof insertPlaces>>;
  const accounts = {} as Record<Role, { id: number; token: string }>;
  let configuration: Partial<Configuration> = {};
  const network = setupServer(
    http.all('*/api/v1/*', ({ request }) => app.app.fetch(request)),
    http.get('*/config.json', () => HttpResponse.json({ ...shipped, ...configuration })),
  );

  beforeAll(async () => {
    network.listen({ onUnhandledRequest: 'error' });
    app = await testApp();
    places = await insertPlaces(app.db);
    const password_hash = await hashPassword(PASSWORD);
    const { parliament_id, assembly_id } = places.A1;
    const seats = { admin: {}, mp: { parliament_id }, mla: { parliament_id, assembly_id } };
    for (const [role, seat] of Object.entries({ ...seats, staff: seats.mla }) as [Role, object][]) {
      accounts[role] = await app.account({ role, username: `${role}@example.org`, password_hash, ...seat });
      await app.db.update(users).set({ profile_updated: true }).where(eq(users.id, accounts[role].id));
    }
  });
  afterEach(() => {
    network.resetHandlers();
    connection.report(false);
    dropSession();
    localStorage.clear();
    configuration = {};
    window.history.replaceState(null, '', '/');
  });
  afterAll(() => network.close());

  /** Signs the browser in as the role, as if it had been before the page was opened. */
  async function keepSessionOf(role: Role, profileUpdated = true) {
    const token = await app.signIn(accounts[role].id);
    const { body } = await app.send('GET', 'me', { token });
    keepSession(token, { ...(body as unknown as SessionAnswer), profile_updated: profileUpdated }, false);
    return token;
  }

  async function renderApp({ path, as, profileUpdated }: Opening = {}) {
    if (as) await keepSessionOf(as, profileUpdated);
    if (path) window.history.replaceState(null, '', path);
    const locale = chosenLocale();
    const words = await loadWords(locale);
    const { unmount } = await act(async () => render(<Gate startWith={{ locale, words }} />));
    return { user: userEvent.setup(), unmount };
  }

  return {
    renderApp,
    keepSessionOf,
    network,
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
