import { request } from '#src/dataProvider/http.ts';
import { hasCapability } from './capabilities.ts';
import {
  completeSession,
  deviceId,
  keepSession,
  type NamedSession,
  type StoredSession,
} from './storedSession.ts';

/** The call does not use the contract's schemas: the sign-in page loads only React, and the schemas need zod. */
type LoginAnswer = StoredSession & { token: string };

/** Sends the fields of AUTH-02 and no others: only the answer shows which kind of host it is. */
export async function postLogin(username: string, password: string): Promise<LoginAnswer> {
  const body = { username, password, model: deviceId() };
  const { token, ...session } = await request<NamedSession & { token: string }>('POST', 'login', { body });
  return { token, ...completeSession(session) };
}

/** Stores token and session. A host of ours is also asked to remember them. */
export async function beginSession(token: string, session: StoredSession, remember: boolean): Promise<void> {
  keepSession(token, session, remember);
  if (!remember || !hasCapability('desk')) return;
  // Without an answer the token lasts as long as a browser session.
  await request('POST', 'sessions/remember', { body: {}, polled: true }).catch(() => null);
}

/**
 * Signs in and stores token and session (AUTH-02, AUTH-03, AUTH-11).
 * @throws ApiFailure
 */
export async function signIn(username: string, password: string, remember: boolean): Promise<StoredSession> {
  const { token, ...session } = await postLogin(username, password);
  await beginSession(token, session, remember);
  return session;
}
