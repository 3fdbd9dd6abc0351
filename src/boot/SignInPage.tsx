import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { screens } from '#contract/access/screens.ts';
import { keepPreference } from '#src/authProvider/preferences.ts';
import { redirectOf } from '#src/authProvider/redirects.ts';
import { rememberReturnTo } from '#src/authProvider/returnTo.ts';
import {
  dropSession,
  liveToken,
  onSessionChange,
  pausedSession,
  storedSession,
} from '#src/authProvider/storedSession.ts';
import { Boundary } from '#src/components/page/Boundary.tsx';
import { sessionEnded } from '#src/dataProvider/http.ts';
import { restartWhenOnline } from '#src/dataProvider/prefetch.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { chosenLocale } from './locale.ts';
import { fetchAhead, type Opened, openAdmin } from './preload.ts';
import { SignIn } from './SignIn.tsx';
import { loadWords, type Words } from './words.ts';

interface Language {
  locale: Locale;
  words: Words;
}
const languageOf = async (locale: Locale): Promise<Language> => ({ locale, words: await loadWords(locale) });

/** The account whose admin is shown: the signed-in one, or one whose typed text waits for its next sign-in. */
const shownAccount = () => (liveToken() || pausedSession() ? (storedSession()?.user.id ?? null) : null);

/**
 * Called when the token of the shown account is no longer valid. If text was typed, the page waits (AUTH-10). Returns
 * whether it does.
 */
const pauseIfTyped = () => !sessionEnded.dispatchEvent(new Event('leave', { cancelable: true }));

const followSession = (listener: () => void) =>
  onSessionChange(listener, () => {
    if (!liveToken() && !pausedSession()) pauseIfTyped();
    listener();
  });

/**
 * Shows the sign-in page or the admin, depending on the stored token, before react-admin loads (AUTH-01, AUTH-05,
 * AUTH-06). Another account gets a new admin.
 */
export function SignInPage({ startWith }: { startWith: Language }) {
  const account = useSyncExternalStore(followSession, shownAccount);
  const [ended, setEnded] = useState(false);
  const [{ locale, words }, setLanguage] = useState(startWith);

  useEffect(() => {
    const end = () => {
      if (pauseIfTyped()) return;
      setEnded(true);
      dropSession();
    };
    sessionEnded.addEventListener('ended', end);
    return () => sessionEnded.removeEventListener('ended', end);
  }, []);

  const isIn = account !== null;

  // Runs before the browser paints: without a token no user sees the address of a page.
  useLayoutEffect(() => {
    if (isIn) return setEnded(false);
    const away = redirectOf({ session: null, path: window.location.pathname }, screens);
    if (away) rememberReturnTo(away.to);
  }, [isIn]);

  useEffect(() => {
    // The language may have changed inside the admin.
    if (!isIn) void languageOf(chosenLocale()).then(setLanguage);
  }, [isIn]);

  if (isIn) return <Admin key={account} words={words.auth} />;
  return (
    <SignIn
      words={words}
      locale={locale}
      notice={ended ? words.rules.signInAgain : ''}
      onTyping={fetchAhead}
      onLocale={(chosen) => {
        keepPreference('locale', chosen);
        void languageOf(chosen).then(setLanguage);
      }}
    />
  );
}

/**
 * The admin of one account. It renders only when its first data is loaded, because React may delay what Suspense
 * reveals by 300 ms.
 */
function Admin({ words }: { words: Words['auth'] }) {
  const [opened, setOpened] = useState<Opened | 'failed'>();
  useEffect(() => {
    let isGone = false;
    openAdmin().then(
      (fetched) => isGone || setOpened(fetched),
      () => isGone || setOpened('failed'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (!opened) return <Opening text={words.opening} />;
  if (opened === 'failed') return <NotOpened words={words} />;
  const { App, admin } = opened;
  return (
    <Boundary fallback={() => <NotOpened words={words} />}>
      <App admin={admin} />
    </Boundary>
  );
}

/** Shown while the admin loads. */
const Opening = ({ text }: { text: string }) => (
  <div className="boot-opening" role="status">
    <span className="boot-spinner" aria-hidden="true" />
    <span>{text}</span>
  </div>
);

/** Shown when the admin could not be loaded. A restart helps, and happens automatically when the server answers. */
function NotOpened({ words }: { words: Words['auth'] }) {
  useEffect(() => restartWhenOnline(), []);
  return (
    <main className="boot-opening" role="alert">
      <h1>{words.notOpened}</h1>
      <button type="button" className="boot-button" onClick={() => window.location.reload()}>
        {words.reload}
      </button>
    </main>
  );
}
