import { lazy, Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { keepPreference } from '../authProvider/preferences.ts';
import { dropSession, liveToken, onSessionChange } from '../authProvider/storedSession.ts';
import { stopHere } from '../authProvider/wanted.ts';
import { sessionEnded } from '../dataProvider/http.ts';
import type { Locale } from '../i18n/locales.ts';
import { Boundary } from '../layout/Boundary.tsx';
import { NotOpened, Opening } from './Opening.tsx';
import { SignIn } from './SignIn.tsx';
import { chosenLocale, loadWords, type Words } from './words.ts';

const loadAdmin = () => import('../App.tsx');
const Admin = lazy(loadAdmin);

/** Fetches the admin ahead of need; when that fails, opening it says so. */
const prefetchAdmin = () => void loadAdmin().catch(() => null);

interface Language {
  locale: Locale;
  words: Words;
}
const languageOf = async (locale: Locale): Promise<Language> => ({ locale, words: await loadWords(locale) });

/**
 * Decides by the stored token between the sign-in page and the admin, before anything of react-admin is
 * loaded (AUTH-01, AUTH-05, AUTH-06). The admin lives as long as its token: another account starts afresh.
 */
export function Gate({ startWith }: { startWith: Language }) {
  const token = useSyncExternalStore(onSessionChange, liveToken);
  const [ended, setEnded] = useState(false);
  const [{ locale, words }, setLanguage] = useState(startWith);

  useEffect(() => {
    const end = () => {
      setEnded(true);
      dropSession();
    };
    sessionEnded.addEventListener('ended', end);
    return () => sessionEnded.removeEventListener('ended', end);
  }, []);

  // Before the browser paints: nobody without a token sees the address of a page.
  useLayoutEffect(() => {
    if (token) setEnded(false);
    else stopHere();
  }, [token]);

  useEffect(() => {
    // The language may have been changed inside the admin.
    if (!token) void languageOf(chosenLocale()).then(setLanguage);
  }, [token]);

  if (token) {
    return (
      <Boundary fallback={() => <NotOpened words={words.auth} />}>
        <Suspense fallback={<Opening text={words.auth.opening} />}>
          <Admin key={token} />
        </Suspense>
      </Boundary>
    );
  }
  return (
    <SignIn
      words={words}
      locale={locale}
      notice={ended ? words.rules.signInAgain : ''}
      onTyping={prefetchAdmin}
      onLocale={(chosen) => {
        keepPreference('locale', chosen);
        void languageOf(chosen).then(setLanguage);
      }}
    />
  );
}
