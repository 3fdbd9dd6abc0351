import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Proposal } from '#src/components/slots/capability.ts';
import { wayBackState } from '../wayBack.ts';

interface Proposed {
  proposal: Proposal;
  /** How many there were before: each begins a form of its own. */
  nth: number;
}

/**
 * What an answer that was accepted proposes to close the grievance with, from the moment at which somebody is led here with it (REF-13).
 * The history entry forgets it, so that a reload does not ask again.
 */
export function useProposed(onArrived: () => void): Proposed | null {
  const location = useLocation();
  const navigate = useNavigate();
  const [proposed, setProposed] = useState<Proposed | null>(null);
  const { proposal } = wayBackState(location);
  const take = useEffectEvent((arrived: Proposal) => {
    setProposed((before) => ({ proposal: arrived, nth: (before?.nth ?? 0) + 1 }));
    onArrived();
    const { proposal: _, ...state } = wayBackState(location);
    void navigate(location, { replace: true, state });
  });
  useEffect(() => {
    if (proposal) take(proposal);
  }, [proposal]);
  return proposed;
}
