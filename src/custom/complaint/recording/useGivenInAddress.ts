import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { DraftKeeping } from './useDraft.ts';

interface GivenInAddress extends Pick<DraftKeeping, 'isBegun'> {
  /** It is in the form already. */
  isThere: (id: number) => boolean;
  fill: (id: number) => Promise<void>;
}

/**
 * Fills the form in once with what a parameter of the address names, and takes that out: the next grievance is another one. What was
 * begun before is another one, too: over that nothing is filled in, and the address says what comes after it. Answers whether it waits.
 */
export function useGivenInAddress(name: string, { isBegun, isThere, fill }: GivenInAddress): boolean {
  const { state } = useLocation();
  const [given, setGiven] = useSearchParams();
  const [waits, setWaits] = useState(false);
  const id = Number(given.get(name));
  const take = useEffectEvent(async () => {
    const isNew = !isThere(id);
    const hasToWait = isNew && isBegun();
    setWaits(hasToWait);
    if (hasToWait) return;
    given.delete(name);
    setGiven(given, { replace: true, state, preventScrollReset: true });
    if (isNew) await fill(id);
  });
  useEffect(() => {
    if (id > 0) void take();
  }, [id]);
  return waits && id > 0;
}
