import { request } from '#src/dataProvider/http.ts';
import { dropSession, SIGNED_OUT, storedSession } from './storedSession.ts';

/**
 * Signs out: posts the logout, removes the account's other data, then drops the local token. The answer to the post may
 * never arrive (AUTH-09).
 */
export async function signOut(forget: (userId: number) => Promise<unknown>): Promise<void> {
  const userId = storedSession()?.user.id;
  // Nothing waits for the answer. An invalid token is signed out already.
  request('POST', 'logout', { body: {}, polled: true }).catch(() => null);
  if (userId !== undefined) {
    // Set before the drafts are removed, so that the account's page in another tab does not store them again.
    localStorage.setItem(SIGNED_OUT, String(userId));
    await forget(userId).catch(() => null);
  }
  history.replaceState(null, '', '/');
  dropSession();
}

/** Whether the account was the last to sign out in this browser, in any tab, and no account has signed in since. */
export const hasSignedOut = (account: number) => localStorage.getItem(SIGNED_OUT) === String(account);
