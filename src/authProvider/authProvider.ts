import type { AuthProvider } from 'react-admin';
import type { ScreenTable } from '#contract/access/screens.ts';
import { redirectOf } from './redirects.ts';
import { returnTo } from './returnTo.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { dropSession, liveToken, pausedSession, storedSession } from './storedSession.ts';

interface Options {
  mayAccess: (request: Parameters<NonNullable<AuthProvider['canAccess']>>[0]) => boolean;
  /** Removes the other data that this browser stores for an account when it signs out. */
  forget: (userId: number) => Promise<unknown>;
  /** Who may open which page. */
  table: ScreenTable;
}

interface Credentials {
  username: string;
  password: string;
  remember?: boolean;
}

/** The token is already gone: react-admin must not sign out or notify, because the sign-in page takes over. */
const ENDED = { logoutUser: false, message: false };

/** react-admin's access to the session. The sign-in page uses the same functions before react-admin is loaded. */
export const createAuthProvider = ({ mayAccess, forget, table }: Options): AuthProvider => ({
  login: async ({ username, password, remember = false }: Credentials) => {
    const target = returnTo();
    const session = await signIn(username, password, remember);
    return { redirectTo: redirectOf({ session, path: '/', returnTo: target }, table)?.to };
  },

  logout: async () => {
    await signOut(forget);
    // Without a session the sign-in page shows itself; react-admin must not redirect.
    return false;
  },

  checkAuth: async () => {
    if (!liveToken() && !pausedSession()) throw { ...ENDED, redirectTo: '/' };
  },

  /** 401 removes the token (AUTH-10), except for background calls and while typed text waits for its account. */
  checkError: async (error) => {
    if (error?.status !== 401 || error.endsSession === false || pausedSession()) return;
    dropSession();
    throw ENDED;
  },

  getIdentity: async () => {
    const session = storedSession();
    if (!session) throw new Error('Nobody is signed in.');
    return { id: session.user.id, fullName: session.user.name };
  },

  getPermissions: async () => storedSession()?.role,

  canAccess: async (request) => mayAccess(request),
});
