import { getProfile, updateProfile as updateProfileCall } from '../../contract/account.ts';
import { findProfile, presentProfile } from '../accounts/profile.ts';
import { updateProfile } from '../accounts/updateProfile.ts';
import type { Serve } from '../http/serve.ts';

/** The profile of an mp or mla (PROF-02 to PROF-06). */
export const profileRoutes = (serve: Serve) => {
  serve(getProfile, async (context) =>
    presentProfile(context, await findProfile(context.db, context.actor, context.params.id)),
  );
  serve(updateProfileCall, updateProfile);
};
