import { hasMenuLink } from '#contract/access/menuLinks.ts';
import type { ScreenPath } from '#contract/access/screens.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';

/** The page where the signed-in user records complaints and finds earlier ones. */
export function ownFolder(): ScreenPath | undefined {
  const session = storedSession();
  if (!session) return undefined;
  return hasMenuLink(session, '/grievance') ? '/grievance' : '/grievance/admin';
}
