import { eq } from 'drizzle-orm';
import { changePassword as changePasswordCall, login, logout, me } from '../../contract/account.ts';
import { changePassword } from '../accounts/changePassword.ts';
import { describeSession } from '../accounts/describeSession.ts';
import { signIn } from '../accounts/signIn.ts';
import { passwordThrottle } from '../accounts/throttle.ts';
import { sessions } from '../db/schema/accounts.ts';
import type { Serve } from '../http/serve.ts';
import { tokenHash } from '../http/session.ts';

/** Signing in and out, who one is, and one's password (AUTH-02, AUTH-03, AUTH-09, PWD-01). */
export const accountRoutes = (serve: Serve) => {
  const throttle = passwordThrottle();
  // A password hash takes its time, and nobody's transaction shall wait for it.
  const unhurried = { transaction: false };

  serve(login, (context) => signIn(context, throttle), unhurried);

  serve(logout, async ({ db, token }) => {
    await db.delete(sessions).where(eq(sessions.token_hash, tokenHash(token)));
    return { message: 'Signed out.' };
  });

  serve(me, ({ actor, db }) => describeSession(db, actor.id));

  serve(
    changePasswordCall,
    async (context) => {
      await changePassword(context, throttle);
      return { message: 'Password changed.' };
    },
    unhurried,
  );
};
