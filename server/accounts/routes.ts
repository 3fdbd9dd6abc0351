import { eq } from 'drizzle-orm';
import * as calls from '#contract/accounts/account.ts';
import * as sessionCalls from '#contract/accounts/sessions.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { changePassword } from './changePassword.ts';
import { describeSession } from './describeSession.ts';
import { sessions } from './schema/accounts.ts';
import { tokenHash } from './session.ts';
import { endOtherSessions, endSession, listSessions, rememberSession } from './sessions.ts';
import { signIn } from './signIn.ts';
import { dropSpare } from './spareSessions.ts';
import { passwordThrottle } from './throttle.ts';

/** Sign-in and sign-out, the current user and its sessions, and its password (AUTH-02, AUTH-03, AUTH-09, PWD-01). */
export const accountRoutes = (serve: Serve) => {
  const throttle = passwordThrottle();
  // Hashing a password is slow, and no transaction should wait for it.
  const unhurried = { transaction: false };

  serve(calls.login, (context) => signIn(context, throttle), unhurried);

  serve(
    calls.logout,
    async ({ db, token }) => {
      const hash = tokenHash(token);
      // A session that could not be written to a full disk is ended in memory.
      if (!dropSpare(hash)) {
        await db.transaction((tx) => tx.delete(sessions).where(eq(sessions.token_hash, hash)));
      }
      return { message: 'Signed out.' };
    },
    { transaction: false },
  );

  serve(calls.me, ({ actor, db, now }) => describeSession(db, actor.id, now));

  serve(
    calls.changePassword,
    async (context) => {
      await changePassword(context, throttle);
      return { message: 'Password changed.' };
    },
    unhurried,
  );

  serve(sessionCalls.listSessions, async (context) => {
    const data = await listSessions(context);
    return { data, total: data.length };
  });
  serve(sessionCalls.endSession, async (context) => {
    await endSession(context, context.params.id);
    return { message: 'Signed out.' };
  });
  serve(sessionCalls.rememberSession, async (context) => {
    await rememberSession(context);
    return { message: 'Remembered.' };
  });
  serve(sessionCalls.endOtherSessions, async (context) => {
    await endOtherSessions(context);
    return { message: 'Signed out everywhere else.' };
  });
};
