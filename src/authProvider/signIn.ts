import type { login, SessionAnswer } from '../../contract/account.ts';
import type { AnswerOf } from '../../contract/define.ts';
import { request } from '../dataProvider/http.ts';
import { deviceId, dropSession, keepSession, storedSession } from './storedSession.ts';

/**
 * These two calls are made without the contract's schemas: the sign-in page loads nothing but React, and
 * the schemas bring zod with them.
 */
type LoginAnswer = AnswerOf<typeof login>;

/** Signs in and keeps token and session (AUTH-02, AUTH-03, AUTH-11); throws an `ApiFailure`. */
export async function signIn(username: string, password: string, remember: boolean): Promise<SessionAnswer> {
  const body = { username, password, model: deviceId(), remember };
  const { token, ...session } = await request<LoginAnswer>('POST', 'login', { body });
  keepSession(token, session, remember);
  return session;
}

/** What else has to be forgotten when an account signs out of this browser, by its id. */
const forgetters = new Set<(userId: number) => Promise<void>>();
export const onSignOut = (forget: (userId: number) => Promise<void>) => forgetters.add(forget);

/** Log out: posts it, then drops the local token without waiting for an answer, which may never come (AUTH-09). */
export async function signOut(): Promise<void> {
  const userId = storedSession()?.user.id;
  request('POST', 'logout', { body: {} }).catch(() => null);
  if (userId !== undefined) await Promise.allSettled([...forgetters].map((forget) => forget(userId)));
  history.replaceState(null, '', '/');
  dropSession();
}
