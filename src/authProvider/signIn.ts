import { request } from '#src/dataProvider/http.ts';
import { hasCapability } from './capabilities.ts';
import {
  completeSession,
  deviceId,
  keepSession,
  type NamedSession,
  type StoredSession,
} from './storedSession.ts';

/**
 * The call is made without the contract's schemas: the sign-in page loads nothing but React, and the schemas bring zod with
 * them.
 */
type LoginAnswer = StoredSession & { token: string };

/** The fields of AUTH-02 and no others: whose host it is, only the answer tells. */
export async function postLogin(username: string, password: string): Promise<LoginAnswer> {
  const body = { username, password, model: deviceId() };
  const { token, ...session } = await request<NamedSession & { token: string }>('POST', 'login', { body });
  return { token, ...completeSession(session) };
}

/** Keeps token and session; a host of ours is told to remember them, too. */
export async function beginSession(token: string, session: StoredSession, remember: boolean): Promise<void> {
  keepSession(token, session, remember);
  if (!remember || !hasCapability('desk')) return;
  // Without an answer the token has the life of a browser session.
  await request('POST', 'sessions/remember', { body: {}, polled: true }).catch(() => null);
}

/** Signs in and keeps token and session (AUTH-02, AUTH-03, AUTH-11); throws an `ApiFailure`. */
export async function signIn(username: string, password: string, remember: boolean): Promise<StoredSession> {
  const { token, ...session } = await postLogin(username, password);
  await beginSession(token, session, remember);
  return session;
}
