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

/** The admin, fetched and ready to be drawn. */
export interface Opened {
  App: Shell['default'];
  admin: ReturnType<Shell['createAdmin']>;
}

let started: { token: string; admin: Promise<Opened> } | undefined;

/** Begins to open the admin before anything is drawn, for the token that the browser has kept. */
export function preload(token: string) {
  started = { token, admin: fetchAdmin() };
  started.admin.catch(() => null);
}

/** The admin of the stored token, with everything that its first page is drawn from; rejects when it cannot be fetched. */
export function openAdmin(): Promise<Opened> {
  const admin = started?.token === storedToken() ? started.admin : fetchAdmin();
  started = undefined;
  return admin;
}

/** Fetches the shell and its words while somebody types; when that fails, opening it says so. */
export function fetchAhead() {
  import('#src/App.tsx').catch(() => null);
  loadCatalogue(chosenLocale()).catch(() => null);
}

/**
 * What session and address alone tell begins at once, side by side: the shell, its words, the page, and the first call of the
 * page. Only strings are needed for it, nothing of react-admin, MUI or zod.
 */
async function fetchAdmin(): Promise<Opened> {
  const renewal = renewSession();
  // Who is kept to the profile may have completed it: where to lead is not known before the server says so.
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

/** Begins what the page at the address takes, and answers its path; resources are known only to the shell. */
function beginPage(): string {
  const session = storedSession();
  const { pathname, search } = window.location;
  const away = session && redirectOf({ session, path: pathname, returnTo: returnTo() }, screens);
  const [path = '/', query] = (away?.to ?? pathname + search).split('?');
  const screen = screenOf(path, screens) as ScreenPath | undefined;
  // A page that is denied asks for nothing (SHELL-13).
  const page = screen && session && maySee(session, path, screens) ? pages[screen] : undefined;
  prefetch(CONFIGURATION_URL);
  // Filters stand in the query, or beside the address in its history entry: the screen reads them by itself.
  if (page?.begins && !query && !window.history.state?.usr) prefetch(`${API_URL}/${page.begins()}`);
  page?.load().catch(() => null);
  if (page?.words !== 'first') loadAllWords(chosenLocale()).catch(() => null);
  return path;
}
