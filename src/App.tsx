import CssBaseline from '@mui/material/CssBaseline';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes } from 'react-admin';
import { RouterProvider } from 'react-router/dom';
import { createBrowserRouter, Route } from 'react-router-dom';
import { maySee, screens } from '#contract/access/screens.ts';
import { categories } from '#contract/content/categories.ts';
import { createAuthProvider } from '#src/authProvider/authProvider.ts';
import { accessRule, answerAtOnce } from '#src/authProvider/canAccess.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { capabilities as all } from '#src/boot/capabilities.ts';
import { Broken, NotFound } from '#src/components/page/ErrorPages.tsx';
import { lazyPage } from '#src/components/page/lazyPage.tsx';
import { LazyWords } from '#src/components/page/lazyWithWords.tsx';
import { ScreensContext } from '#src/components/page/screensContext.ts';
import type { Capability } from '#src/components/slots/capability.ts';
import { CapabilitiesContext } from '#src/components/slots/useSlot.ts';
import { FindComplaint } from '#src/custom/complaints/finder/FindComplaint.tsx';
import { createDataProvider } from '#src/dataProvider/index.ts';
import { type ResourceEntry, screensOf } from '#src/declare/entry.ts';
import { preparer } from '#src/declare/prepare.ts';
import { resourceRoutes, resourceScreens } from '#src/declare/resourceRoutes.tsx';
import { OWN_BASE, routerProviderOf } from '#src/declare/routerProvider.tsx';
import { withFieldWords } from '#src/declare/words.tsx';
import type { Catalogue } from '#src/i18n/catalogues.ts';
import { createWords } from '#src/i18n/i18nProvider.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { followPointer } from '#src/layout/followPointer.ts';
import { Layout } from '#src/layout/Layout.tsx';
import { PrintTheme } from '#src/layout/PrintTheme.tsx';
import { createQueryClient } from '#src/layout/queryClient.ts';
import { createStore } from '#src/layout/store.ts';
import { darkTheme, lightTheme } from '#src/layout/theme.ts';
import { watchTyping } from '#src/layout/watchTyping.ts';
import { pages } from '#src/pages.ts';
import { entries as shipped } from '#src/resources/index.ts';

/** Drafts contain personal data: they are removed at sign-out and after seven days. Their code loads on demand. */
const draftStores = () =>
  Promise.all([
    import('#src/custom/complaints/recording/drafts.ts'),
    import('#src/components/drafts/draftStore.ts'),
  ]);
const forget = async (userId: number) => {
  const [recording, typed] = await draftStores();
  await Promise.all([recording.dropDraft(userId), typed.removeDraftsOf(userId)]);
};
const removeExpired = async () => {
  const [recording, typed] = await draftStores();
  await Promise.all([recording.removeExpiredDrafts(), typed.removeExpiredDrafts()]);
};

const EXPIRE_AFTER_MS = 10_000;

/** The admin of one sign-in: an element, and the function that prefetches an address. */
export interface Admin {
  element: ReactElement;
  prepare: (path: string) => Promise<void>;
}

const search = <FindComplaint />;
const Shell = ({ children }: { children: ReactNode }) => <Layout search={search}>{children}</Layout>;

/** The code of a screen with its words. */
const withWords =
  (complete: () => Promise<void>) =>
  <T,>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [screen] = await Promise.all([load(), complete()]);
    return screen;
  };

/** The admin behind the sign-in page. */
export default function App({ admin }: { admin: Admin }) {
  // Our own router: with react-admin's, navigation is a transition, and a rejected session check repeats thousands of
  // times before the page changes.
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: admin.element }]));
  useEffect(() => () => router.dispose(), [router]);
  useEffect(() => followPointer(admin.prepare), [admin]);
  useEffect(() => watchTyping(), []);
  useEffect(() => {
    // After the first rows; a browser without storage has no drafts.
    const timer = setTimeout(() => void removeExpired().catch(() => null), EXPIRE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <RouterProvider router={router} useTransitions={false} />;
}

/** Providers, the list of resources, the list of pages. New for each sign-in. */
export function createAdmin(
  locale: Locale,
  catalogue: Catalogue,
  entries: readonly ResourceEntry[] = shipped,
  capabilities: readonly Capability[] = all,
): Admin {
  const resources = screensOf(entries);
  // The table of pages decides who may open complaint pages, also for staff.
  const table = { ...resources.table, ...screens };
  const words = createWords(locale, catalogue);
  const inWords = withWords(words.complete);
  const pageScreens = Object.entries(pages).flatMap(([path, { load, words }]) =>
    path in resources.table ? [] : [{ path, ...lazyPage(words === 'first' ? load : inWords(load)) }],
  );
  const views = resourceScreens(entries, inWords);
  const contracts = [...categories, ...entries.map(({ contract }) => contract)];
  const mayAccess = accessRule(contracts);
  const queryClient = createQueryClient();
  answerAtOnce(queryClient, mayAccess);
  // The sign-in page has already checked this: react-admin checks again, but renders the admin at once, and only once.
  queryClient.setQueryData(['auth', 'checkAuth', {}], true);
  queryClient.setQueryData(['auth', 'getPermissions', {}], storedSession()?.role);
  const i18nProvider = withFieldWords(words.provider);
  const dataProvider = createDataProvider(queryClient, contracts, i18nProvider.getLocale);
  const element = (
    <LazyWords value={words.complete}>
      <ScreensContext value={{ ...resources, table }}>
        <AdminContext
          authProvider={createAuthProvider({ mayAccess, forget, table })}
          basename={OWN_BASE}
          routerProvider={routerProviderOf(resources.specified)}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          store={createStore()}
          lightTheme={lightTheme}
          darkTheme={darkTheme}
        >
          <CapabilitiesContext value={capabilities}>
            <PrintTheme>
              <CssBaseline enableColorScheme />
              <CoreAdminUI
                requireAuth
                disableTelemetry
                loginPage={false}
                layout={Shell}
                catchAll={NotFound}
                error={({ resetErrorBoundary }) => <Broken onRetry={() => resetErrorBoundary(undefined)} />}
              >
                {resourceRoutes(entries, views, <NotFound />)}
                <CustomRoutes>
                  {pageScreens.map(({ path, Screen }) => (
                    <Route key={path} path={path} element={<Screen />} />
                  ))}
                </CustomRoutes>
              </CoreAdminUI>
            </PrintTheme>
          </CapabilitiesContext>
        </AdminContext>
      </ScreensContext>
    </LazyWords>
  );
  const mayOpen = (path: string) => {
    const session = storedSession();
    return session !== null && maySee(session, path, table);
  };
  const prepare = preparer([...pageScreens, ...views], queryClient, dataProvider, mayOpen);
  return { element, prepare };
}
