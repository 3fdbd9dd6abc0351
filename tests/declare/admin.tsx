import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { CoreAdminUI, memoryStore } from 'ra-core';
import { AdminContext } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { SessionAnswer } from '../../contract/account.ts';
import type { Contract } from '../../contract/define.ts';
import { authProvider } from '../../src/authProvider/authProvider.ts';
import { dropSession, keepSession } from '../../src/authProvider/storedSession.ts';
import { createDataProvider } from '../../src/dataProvider/index.ts';
import type { ResourceEntry } from '../../src/declare/entry.ts';
import { resourceRoutes } from '../../src/declare/resourceRoutes.tsx';
import { withResourceWords } from '../../src/declare/words.ts';
import { loadI18nProvider } from '../../src/i18n/i18nProvider.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { createQueryClient } from '../../src/layout/queryClient.ts';
import { Toasts } from '../../src/layout/Toasts.tsx';
import type { TestApp } from '../server/app.ts';

const API = '*/api/v1/*';
// A screen is compiled when it is first opened, on machines that may be busy.
configure({ asyncUtilTimeout: 30_000 });

/** Lets every call of the screens reach the server in this process; what a test sends aside is in `sent`. */
export function connect(app: () => TestApp) {
  const sent: {
    method: string;
    path: string;
    form: () => Promise<FormData>;
    json: () => Promise<unknown>;
  }[] = [];
  const network = setupServer(
    http.all(API, ({ request }) => {
      const copy = request.clone();
      const path = new URL(request.url).pathname.replace('/api/v1/', '');
      sent.push({ method: request.method, path, form: () => copy.formData(), json: () => copy.json() });
      return app().app.fetch(request);
    }),
  );
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    network.resetHandlers();
    sent.length = 0;
    dropSession();
  });
  afterAll(() => network.close());
  const fail = (method: 'get' | 'post', path: string, status: number, body: object) =>
    network.use(http[method](`*/api/v1/${path}`, () => HttpResponse.json(body, { status })));
  /** What a call is answered instead; undefined lets it through. */
  const answer = (method: 'get' | 'post', path: string, given: () => Response | undefined) =>
    network.use(http[method](`*/api/v1/${path}`, given));
  /** The server does what is asked, and nobody hears of it. */
  const loseAnswer = (path: string) =>
    network.use(
      http.post(`*/api/v1/${path}`, async ({ request }) => {
        await app().app.fetch(request);
        return HttpResponse.error();
      }),
    );
  return { sent, fail, answer, loseAnswer, heal: () => network.resetHandlers() };
}

interface Opening {
  app: TestApp;
  token: string;
  entries: readonly ResourceEntry[];
  at: string;
  locale?: Locale;
}

/** The declared screens at a path, for the account of the token, on a router as the product has it. */
export async function openAdmin({ app, token, entries, at, locale = 'en' }: Opening) {
  const { body } = await app.send('GET', 'me', { token });
  keepSession(token, body as unknown as SessionAnswer, false);
  const i18nProvider = withResourceWords(await loadI18nProvider(locale));
  const queryClient = createQueryClient();
  const contracts: Contract[] = entries.map(({ contract }) => contract);
  const admin = (
    <AdminContext
      authProvider={authProvider}
      dataProvider={createDataProvider(queryClient, contracts)}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <CoreAdminUI disableTelemetry loginPage={false} layout={Frame}>
        {resourceRoutes(entries, <p>not found</p>)}
      </CoreAdminUI>
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: admin }], { initialEntries: [at] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return {
    router,
    user: userEvent.setup({ applyAccept: false }),
    path: () => router.state.location.pathname,
  };
}

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <main>{children}</main>
    <Toasts />
  </>
);
