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

/** The parts of a session that decide on pages and places. */
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
 * Gets the session from the server and stores it: an administrator may have changed role or place, and the answer to a
 * completed profile may have been lost (AUTH-07). Returns whether pages or places have changed. If the call fails
 * nothing changes. A plain host has no such call.
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
