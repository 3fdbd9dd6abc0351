import { hasMenuLink } from '../../../contract/menuLinks.ts';
import type { ScreenPath } from '../../../contract/screens.ts';
import { storedSession } from '../../authProvider/storedSession.ts';

/** Where whoever is signed in records grievances, and finds those recorded before. */
export function ownFolder(): ScreenPath | undefined {
  const session = storedSession();
  if (!session) return undefined;
  return hasMenuLink(session, '/grievance') ? '/grievance' : '/grievance/admin';
}
