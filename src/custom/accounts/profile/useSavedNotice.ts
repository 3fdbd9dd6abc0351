import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';

/** The state of the history entry before the reload after a save. */
export const SAVED = { profileSaved: true };

/** Shows the success notice again after the reload: half a second is too short to read it. */
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
