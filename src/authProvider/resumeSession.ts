import { request } from '#src/dataProvider/http.ts';
import { callHeaders } from '#src/dataProvider/prefetch.ts';
import { beginSession, postLogin } from './signIn.ts';
import { pausedSession } from './storedSession.ts';

/**
 * Goes on with the paused session (AUTH-10); throws an `ApiFailure`. Another account is not signed in: returns false,
 * and its new token is ended.
 */
export async function resumeSession(username: string, password: string): Promise<boolean> {
  const paused = pausedSession();
  if (!paused) return true;
  const { token, ...session } = await postLogin(username, password);
  if (session.user.id !== paused.session.user.id) {
    request('POST', 'logout', { body: {}, polled: true, headers: callHeaders(token) }).catch(() => null);
    return false;
  }
  await beginSession(token, session, paused.remember);
  return true;
}
