import type { AuthProvider } from 'react-admin';
import { signOut } from './signOut.ts';
import { storedSession } from './storedSession.ts';

interface Options {
  mayAccess: (request: Parameters<NonNullable<AuthProvider['canAccess']>>[0]) => boolean;
  /** Forgets what else this browser keeps of an account that signs out. */
  forget: (userId: number) => Promise<unknown>;
}

/** react-admin's view of the session. Signing in is the gate's, and so is what follows an ended session (AUTH-10). */
export const createAuthProvider = ({ mayAccess, forget }: Options): AuthProvider => ({
  login: () => Promise.reject(new Error('Only the sign-in page signs in')),
  checkAuth: () => (storedSession() ? Promise.resolve() : Promise.reject()),
  checkError: () => Promise.resolve(),
  logout: async () => {
    await signOut(forget);
    return false;
  },
  getIdentity: async () => {
    const user = storedSession()?.user;
    return { id: user?.id ?? 0, fullName: user?.name };
  },
  getPermissions: async () => storedSession()?.role,
  canAccess: async (request) => mayAccess(request),
});
