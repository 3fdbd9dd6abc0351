import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { type CandidateRecord, updateProfile } from '#contract/accounts/account.ts';
import { renewSession } from '#src/authProvider/renewSession.ts';
import { refreshSession, storedSession } from '#src/authProvider/storedSession.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { type ProfileValues, sentProfile } from './profileForm.ts';
import { SAVED } from './useSavedNotice.ts';

/** How long the toast is shown before the page reloads (PROF-06). */
const RELOAD_MS = 500;

/**
 * Saves the profile. After success it updates the session and reloads the page, so that the whole layout shows the
 * changes. `save` returns the errors by field, with others under `root`; `newer` is the profile that another user has
 * saved.
 */
export function useSaveProfile(onSaved: () => void) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [newer, setNewer] = useState<CandidateRecord | null>(null);

  const save = async (values: ProfileValues): Promise<Refusals | undefined> => {
    setNewer(null);
    try {
      await call(updateProfile, { params: { id: values.id }, body: sentProfile(values) });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.status === 409) setNewer(failure.body.current as CandidateRecord);
      return failure.body.errors ?? { root: failure.message };
    }
    onSaved();
    // The profile is complete now, even if the answer does not contain the flag.
    const session = storedSession();
    if (session) refreshSession({ ...session, profile_updated: true });
    await renewSession();
    notify('profile.saved', { type: 'success' });
    navigate('.', { replace: true, state: SAVED });
    setTimeout(() => window.location.reload(), RELOAD_MS);
  };
  return { save, newer, forgetNewer: () => setNewer(null) };
}
