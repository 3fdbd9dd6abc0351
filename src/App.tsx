import CssBaseline from '@mui/material/CssBaseline';
import { CoreAdminUI, CustomRoutes, type I18nProvider } from 'ra-core';
import { AdminContext } from 'ra-ui-materialui';
import { Suspense, use, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createBrowserRouter, Route } from 'react-router-dom';
import { categories } from '../contract/categories.ts';
import { messages } from '../contract/messages.ts';
import type { ScreenPath } from '../contract/screens.ts';
import { authProvider } from './authProvider/authProvider.ts';
import { onSignOut } from './authProvider/signIn.ts';
import { createDataProvider } from './dataProvider/index.ts';
import { learnTexts } from './dataProvider/knownTexts.ts';
import { pathsOf } from './declare/paths.ts';
import { resourceRoutes } from './declare/resourceRoutes.tsx';
import { withResourceWords } from './declare/words.ts';
import { chosenLocale } from './gate/words.ts';
import { loadI18nProvider } from './i18n/i18nProvider.ts';
import { ExistsContext } from './layout/exists.ts';
import { Layout } from './layout/Layout.tsx';
import { createQueryClient } from './layout/queryClient.ts';
import { Broken, NotFound } from './layout/StandIn.tsx';
import { createStore } from './layout/store.ts';
import { darkTheme, lightTheme } from './layout/theme.ts';
import { pages } from './pages.tsx';
import { entries } from './resources/index.ts';

learnTexts(messages);

const exists = (path: ScreenPath) =>
  path in pages || entries.some(({ contract }) => Object.values(pathsOf(contract.name)).includes(path));

// A draft holds personal data: it does not outlive the sign-out. Its code comes when it is needed.
onSignOut(async (userId) => (await import('./custom/recording/drafts.ts')).dropDraftAtSignOut(userId));

/** The admin behind the gate: providers, the list of resources, the list of pages. Fresh for each sign-in. */
export default function App() {
  const [words] = useState(() => loadI18nProvider(chosenLocale()).then(withResourceWords));
  return (
    <Suspense fallback={null}>
      <Admin words={words} />
    </Suspense>
  );
}

function Admin({ words }: { words: Promise<I18nProvider> }) {
  const i18nProvider = use(words);
  // A router of our own: with react-admin's, navigation is a transition, and a rejected check of the
  // session goes round thousands of times before the page changes.
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: adminOf(i18nProvider) }]));
  useEffect(() => () => router.dispose(), [router]);
  return (
    <ExistsContext value={exists}>
      <RouterProvider router={router} useTransitions={false} />
    </ExistsContext>
  );
}

function adminOf(i18nProvider: I18nProvider) {
  const queryClient = createQueryClient();
  const contracts = [...categories, ...entries.map(({ contract }) => contract)];
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={createDataProvider(queryClient, contracts)}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={createStore()}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        requireAuth
        disableTelemetry
        loginPage={false}
        layout={Layout}
        catchAll={NotFound}
        error={({ resetErrorBoundary }) => <Broken onRetry={() => resetErrorBoundary(undefined)} />}
      >
        {resourceRoutes(entries, <NotFound />)}
        <CustomRoutes>
          {Object.entries(pages).map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </CustomRoutes>
      </CoreAdminUI>
    </AdminContext>
  );
}
