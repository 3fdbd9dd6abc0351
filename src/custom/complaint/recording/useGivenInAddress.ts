import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router';
import type { DraftKeeping } from './useDraft.ts';

interface GivenInAddress<T> extends Pick<DraftKeeping, 'isBegun'> {
  /** It is in the form already. */
  isThere: (id: number) => boolean;
  /** What is named, null where there is none; undefined where nobody could tell: then a reload asks again. */
  find: (id: number) => Promise<T | null | undefined>;
  /** Said where there is none. */
  missing: string;
  fill: (found: T) => Promise<void>;
}

/**
 * Fills the form in once with what a parameter of the address names, and takes that out, with those that go along: the next grievance
 * is another one. What was begun before is another one, too: over that nothing is filled in, and the address says what comes after
 * it. Answers whether it waits.
 */
export function useGivenInAddress<T>(
  [name, ...along]: readonly [string, ...string[]],
  { isBegun, isThere, find, missing, fill }: GivenInAddress<T>,
): boolean {
  const notify = useNotify();
  const { state } = useLocation();
  const [given, setGiven] = useSearchParams();
  const [waits, setWaits] = useState(false);
  const id = Number(given.get(name));
  const hasToWait = () => {
    const isOther = isBegun();
    setWaits(isOther);
    return isOther;
  };
  // An event of its own, which knows the address as it is by then: the list below the form changes it, too.
  const forget = useEffectEvent(() => {
    for (const each of [name, ...along]) given.delete(each);
    setGiven(given, { replace: true, state, preventScrollReset: true });
  });
  const take = useEffectEvent(async (left: AbortSignal) => {
    if (isThere(id)) return forget();
    if (hasToWait()) return;
    const found = await find(id);
    if (left.aborted || found === undefined) return;
    if (found === null) notify(missing, { type: 'warning' });
    // It may have been begun meanwhile.
    else if (hasToWait()) return;
    forget();
    if (found !== null) await fill(found);
  });
  useEffect(() => {
    const leaving = new AbortController();
    if (id > 0) void take(leaving.signal);
    return () => leaving.abort();
  }, [id]);
  return waits && id > 0;
}
