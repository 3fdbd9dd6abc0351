import * as calls from '../../contract/sessions.ts';
import { endOtherSessions, endSession, listSessions } from '../accounts/sessions.ts';
import type { Serve } from '../http/serve.ts';

/** Where the caller is signed in, and how to sign out there (AUTH-09). */
export const sessionRoutes = (serve: Serve) => {
  serve(calls.listSessions, async (context) => {
    const data = await listSessions(context);
    return { data, total: data.length };
  });
  serve(calls.endSession, async (context) => {
    await endSession(context, context.params.id);
    return { message: 'Signed out.' };
  });
  serve(calls.endOtherSessions, async (context) => {
    await endOtherSessions(context);
    return { message: 'Signed out everywhere else.' };
  });
};
