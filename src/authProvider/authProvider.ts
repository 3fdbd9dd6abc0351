import type { AuthProvider } from 'ra-core';
import { signOut } from './signIn.ts';
import { liveToken, storedSession } from './storedSession.ts';

/** react-admin's view of the session. Signing in is the gate's, and so is what follows an ended session (AUTH-10). */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('Only the sign-in page signs in')),
  checkAuth: () => (liveToken() ? Promise.resolve() : Promise.reject()),
  checkError: () => Promise.resolve(),
  logout: async () => {
    await signOut();
    return false;
  },
  getIdentity: async () => {
    const user = storedSession()?.user;
    return { id: user?.id ?? 0, fullName: user?.name };
  },
  getPermissions: async () => storedSession()?.role,
};
