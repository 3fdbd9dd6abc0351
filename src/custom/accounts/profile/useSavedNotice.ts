import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';

/** State of the history entry of a page that is about to be loaded anew because the profile was saved. */
export const SAVED = { profileSaved: true };

/** Says once more, after the page was loaded anew, that the profile was saved: half a second is too short to read it. */
export function useSavedNotice() {
  const { state } = useLocation();
  const [saved] = useState<boolean>(state?.profileSaved ?? false);
  const notify = useNotify();
  const navigate = useNavigate();
  useEffect(() => {
    if (!saved) return;
    notify('profile.saved', { type: 'success' });
    navigate('.', { replace: true, state: null });
  }, [saved, notify, navigate]);
}
