import { useSyncExternalStore } from 'react';
import { onSessionChange, pausedSession } from '#src/authProvider/storedSession.ts';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';

const SignInAgain = lazyWithWords(() => import('./SignInAgain.tsx'));

/** Asks for a new sign-in above a page with typed text after the session has ended (AUTH-10). */
export function PausedSession() {
  const paused = useSyncExternalStore(onSessionChange, pausedSession);
  return paused && <SignInAgain user={paused.session.user} />;
}
