import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { wayBackState } from '../wayBack.ts';

/** What was asked for by a key in the list, once: the history entry forgets it, so that a reload does not ask again (DESK-02). */
export function useAsked() {
  const location = useLocation();
  const navigate = useNavigate();
  const [asked] = useState(() => wayBackState(location).asked ?? null);
  const forget = useEffectEvent(() => {
    const { asked: _, ...state } = wayBackState(location);
    void navigate(location, { replace: true, state });
  });
  useEffect(() => {
    if (asked) forget();
  }, [asked]);
  return asked;
}
