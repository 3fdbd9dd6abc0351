import { request } from '#src/dataProvider/http.ts';
import { dropSession, SIGNED_OUT, storedSession } from './storedSession.ts';

/**
 * Log out: posts it, forgets what else is kept of the account, then drops the local token; an answer to the post may
 * never come (AUTH-09).
 */
export async function signOut(forget: (userId: number) => Promise<unknown>): Promise<void> {
  const userId = storedSession()?.user.id;
  // Nobody waits for it, and a token that is no longer good is what was asked for.
  request('POST', 'logout', { body: {}, polled: true }).catch(() => null);
  if (userId !== undefined) {
    // Before its texts are removed, so that a page of the account in another tab does not store them again.
    localStorage.setItem(SIGNED_OUT, String(userId));
    await forget(userId).catch(() => null);
  }
  history.replaceState(null, '', '/');
  dropSession();
}

/** Whether the account signed out last in this browser, in whatever tab, and nobody has signed in since. */
export const hasSignedOut = (account: number) => localStorage.getItem(SIGNED_OUT) === String(account);
