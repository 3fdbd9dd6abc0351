import { request } from '#src/dataProvider/http.ts';
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

/** `remember` is not named by the specifications: it is sent only when it is ticked. */
export async function postLogin(username: string, password: string, remember: boolean): Promise<LoginAnswer> {
  const body = { username, password, model: deviceId(), ...(remember ? { remember } : {}) };
  const { token, ...session } = await request<NamedSession & { token: string }>('POST', 'login', { body });
  return { token, ...completeSession(session) };
}

/** Signs in and keeps token and session (AUTH-02, AUTH-03, AUTH-11); throws an `ApiFailure`. */
export async function signIn(username: string, password: string, remember: boolean): Promise<StoredSession> {
  const { token, ...session } = await postLogin(username, password, remember);
  keepSession(token, session, remember);
  return session;
}
