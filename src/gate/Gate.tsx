import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { keepPreference } from '../authProvider/preferences.ts';
import { dropSession, liveToken, onSessionChange } from '../authProvider/storedSession.ts';
import { stopHere } from '../authProvider/wanted.ts';
import { sessionEnded } from '../dataProvider/http.ts';
import type { Locale } from '../i18n/locales.ts';
import { Boundary } from '../kit/page/Boundary.tsx';
import { fetchAhead, type Opened, openAdmin } from './headStart.ts';
import { chosenLocale } from './locale.ts';
import { NotOpened, Opening } from './Opening.tsx';
import { SignIn } from './SignIn.tsx';
import { loadWords, type Words } from './words.ts';

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

  if (token) return <Admin key={token} token={token} words={words.auth} />;
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
 * The admin of one token. It is drawn when everything that it begins with is there: what Suspense reveals, React may hold
 * back for 300 ms.
 */
function Admin({ token, words }: { token: string; words: Words['auth'] }) {
  const [opened, setOpened] = useState<Opened | 'failed'>();
  useEffect(() => {
    let left = false;
    openAdmin(token).then(
      (fetched) => left || setOpened(fetched),
      () => left || setOpened('failed'),
    );
    return () => {
      left = true;
    };
  }, [token]);
  if (!opened) return <Opening text={words.opening} />;
  if (opened === 'failed') return <NotOpened words={words} />;
  const { App, admin } = opened;
  return (
    <Boundary fallback={() => <NotOpened words={words} />}>
      <App admin={admin} />
    </Boundary>
  );
}
