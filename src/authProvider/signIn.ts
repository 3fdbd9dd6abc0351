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

/**
 * Log out: posts it, forgets what else is kept of the account, then drops the local token; an answer to the post may
 * never come (AUTH-09).
 */
export async function signOut(forget: (userId: number) => Promise<unknown>): Promise<void> {
  const userId = storedSession()?.user.id;
  request('POST', 'logout', { body: {} }).catch(() => null);
  if (userId !== undefined) await forget(userId).catch(() => null);
  history.replaceState(null, '', '/');
  dropSession();
}
