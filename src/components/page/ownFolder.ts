import { hasMenuLink } from '#contract/access/menuLinks.ts';
import type { ScreenPath } from '#contract/access/screens.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';

/** Where whoever is signed in records grievances, and finds those recorded before. */
export function ownFolder(): ScreenPath | undefined {
  const session = storedSession();
  if (!session) return undefined;
  return hasMenuLink(session, '/grievance') ? '/grievance' : '/grievance/admin';
}
