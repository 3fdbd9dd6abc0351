import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { wayBackState } from '../wayBack.ts';

/** What was asked for by a key in the list, once: the history entry forgets it, so that a reload does not ask again (DESK-02). */
export function useRequestedAction() {
  const location = useLocation();
  const navigate = useNavigate();
  const [action] = useState(() => wayBackState(location).action ?? null);
  const forget = useEffectEvent(() => {
    const { action: _, ...state } = wayBackState(location);
    void navigate(location, { replace: true, state });
  });
  useEffect(() => {
    if (action) forget();
  }, [action]);
  return action;
}
