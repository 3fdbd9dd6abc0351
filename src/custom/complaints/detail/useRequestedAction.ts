import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { wayBackState } from '../wayBack.ts';

/**
 * The action that a key in the list requested. It is removed from the history entry, so that a reload does not repeat
 * it (DESK-02).
 */
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
