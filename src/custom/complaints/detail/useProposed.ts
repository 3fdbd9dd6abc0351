import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Proposal } from '#src/components/slots/parts.ts';
import { wayBackState } from '../wayBack.ts';

interface Proposed {
  proposal: Proposal;
  /** The number of earlier proposals, used as a key: each proposal starts a new form. */
  nth: number;
}

/**
 * The proposed resolution that the user arrived with after accepting an answer (REF-13). It is removed from the history
 * entry, so that a reload does not propose it again.
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
