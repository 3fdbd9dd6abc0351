import type { login, SessionAnswer } from '../../contract/account.ts';
import type { AnswerOf } from '../../contract/define.ts';
import { callHeaders } from '../dataProvider/begun.ts';
import { request } from '../dataProvider/http.ts';
import {
  deviceId,
  dropSession,
  keepSession,
  noteSignOut,
  pausedSession,
  storedSession,
} from './storedSession.ts';

/**
 * These two calls are made without the contract's schemas: the sign-in page loads nothing but React, and
 * the schemas bring zod with them.
 */
type LoginAnswer = AnswerOf<typeof login>;

const postLogin = (username: string, password: string, remember: boolean) =>
  request<LoginAnswer>('POST', 'login', { body: { username, password, model: deviceId(), remember } });

/** Signs in and keeps token and session (AUTH-02, AUTH-03, AUTH-11); throws an `ApiFailure`. */
export async function signIn(username: string, password: string, remember: boolean): Promise<SessionAnswer> {
  const { token, ...session } = await postLogin(username, password, remember);
  keepSession(token, session, remember);
  return session;
}

/**
 * Goes on with the paused session (AUTH-10); throws an `ApiFailure`. Another account is not signed in: returns false,
 * and its new token is ended.
 */
export async function resumeSession(username: string, password: string): Promise<boolean> {
  const paused = pausedSession();
  if (!paused) return true;
  const { token, ...session } = await postLogin(username, password, paused.remember);
  if (session.user.id !== paused.session.user.id) {
    endToken(token);
    return false;
  }
  keepSession(token, session, paused.remember);
  return true;
}

/** Nobody waits for it, and a token that is no longer good is what was asked for. */
const endToken = (token?: string) =>
  void request('POST', 'logout', {
    body: {},
    polled: true,
    headers: token ? callHeaders(token) : undefined,
  }).catch(() => null);

/**
 * Log out: posts it, forgets what else is kept of the account, then drops the local token; an answer to the post may
 * never come (AUTH-09).
 */
export async function signOut(forget: (userId: number) => Promise<unknown>): Promise<void> {
  const userId = storedSession()?.user.id;
  endToken();
  if (userId !== undefined) {
    noteSignOut(userId);
    await forget(userId).catch(() => null);
  }
  history.replaceState(null, '', '/');
  dropSession();
}
