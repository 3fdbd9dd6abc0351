import { request } from '#src/dataProvider/http.ts';
import { hasCapability } from './capabilities.ts';
import {
  completeSession,
  type NamedSession,
  refreshSession,
  type StoredSession,
  storedSession,
  storedToken,
} from './storedSession.ts';

/** What of a session decides on pages and places. */
const rightsOf = (session: StoredSession | null) =>
  session &&
  [
    session.role,
    session.parliament?.id,
    session.assembly?.id,
    session.profile_updated,
    session.duties,
    session.capabilities,
  ].join();

/**
 * Asks the server who the session is, and keeps that: an administrator may have changed role or place, and a profile may
 * be complete whose answer never came (AUTH-07). Answers whether pages or places differ from what was kept; what cannot
 * be asked stays as it was. A plain host has no such call.
 */
export async function renewSession(): Promise<boolean> {
  const token = storedToken();
  const session = storedSession();
  if (!hasCapability('desk')) return false;
  const renewed = await request<NamedSession>('GET', 'me').then(completeSession, () => null);
  if (!renewed || token !== storedToken()) return false;
  refreshSession(renewed);
  return rightsOf(renewed) !== rightsOf(session);
}
