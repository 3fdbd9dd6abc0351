import { request } from '#src/dataProvider/http.ts';
import { callHeaders } from '#src/dataProvider/prefetch.ts';
import { beginSession, postLogin } from './signIn.ts';
import { pausedSession } from './storedSession.ts';

/**
 * Resumes the paused session (AUTH-10). For another account it returns false and ends the new token.
 * @throws ApiFailure
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
