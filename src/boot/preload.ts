import { maySee, type ScreenPath, screenOf, screens } from '#contract/access/screens.ts';
import { redirectOf } from '#src/authProvider/redirects.ts';
import { renewSession } from '#src/authProvider/renewSession.ts';
import { returnTo } from '#src/authProvider/returnTo.ts';
import { storedSession, storedToken } from '#src/authProvider/storedSession.ts';
import { API_URL, CONFIGURATION_URL, prefetch } from '#src/dataProvider/prefetch.ts';
import { loadAllWords, loadCatalogue } from '#src/i18n/catalogues.ts';
import { pages } from '#src/pages.ts';
import { chosenLocale } from './locale.ts';

type Shell = typeof import('#src/App.tsx');

/** The loaded admin, ready to render. */
export interface Opened {
  App: Shell['default'];
  admin: ReturnType<Shell['createAdmin']>;
}

let started: { token: string; admin: Promise<Opened> } | undefined;

/** Starts loading the admin before anything is drawn, for the stored token. */
export function preload(token: string) {
  started = { token, admin: fetchAdmin() };
  started.admin.catch(() => null);
}

/** Resolves to the admin of the stored token with all data of its first page; rejects when loading fails. */
export function openAdmin(): Promise<Opened> {
  const admin = started?.token === storedToken() ? started.admin : fetchAdmin();
  started = undefined;
  return admin;
}

/** Loads the shell and its words while the user types; a failure is reported when the admin opens. */
export function fetchAhead() {
  import('#src/App.tsx').catch(() => null);
  loadCatalogue(chosenLocale()).catch(() => null);
}

/**
 * Loads in parallel everything that session and address determine: the shell, its words, the page, and the first call
 * of the page. This needs only strings, nothing of react-admin, MUI or zod.
 */
async function fetchAdmin(): Promise<Opened> {
  const renewal = renewSession();
  // A user with an incomplete profile may have completed it elsewhere: the redirect needs the server's answer.
  if (storedSession()?.profile_updated === false) await renewal;
  else void renewal.then((differs) => differs && window.location.reload());
  const path = beginPage();
  const locale = chosenLocale();
  const [{ default: App, createAdmin }, catalogue] = await Promise.all([
    import('#src/App.tsx'),
    loadCatalogue(locale),
  ]);
  const admin = createAdmin(locale, catalogue);
  await admin.prepare(path);
  return { App, admin };
}

/** Starts loading the page at the address and returns its path. Only the shell knows the pages of resources. */
function beginPage(): string {
  const session = storedSession();
  const { pathname, search } = window.location;
  const away = session && redirectOf({ session, path: pathname, returnTo: returnTo() }, screens);
  const [path = '/', query] = (away?.to ?? pathname + search).split('?');
  const screen = screenOf(path, screens) as ScreenPath | undefined;
  // A page that the user may not see loads nothing (SHELL-13).
  const page = screen && session && maySee(session, path, screens) ? pages[screen] : undefined;
  prefetch(CONFIGURATION_URL);
  // Filters are in the query or in the history entry; then the screen reads them and makes the first call.
  if (page?.begins && !query && !window.history.state?.usr) prefetch(`${API_URL}/${page.begins()}`);
  page?.load().catch(() => null);
  if (page?.words !== 'first') loadAllWords(chosenLocale()).catch(() => null);
  return path;
}
