import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router';
import { unlessGone } from '#src/components/feedback/unlessGone.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { useRecording } from './recordingContext.ts';

interface RecordOfAddress<T> {
  /** It is in the form already. */
  isThere: (id: number) => boolean;
  /** All that is filled in; null, or a 404, where there is none. */
  find: (id: number) => Promise<T | null>;
  /** Said where there is none. */
  missing: string;
  /** At once, since nothing may be typed between: what takes time belongs into `find`. */
  fill: (record: T) => void;
}

/**
 * Fills the form in once with what a parameter of the address names, and takes that out, with those that go along: the next grievance
 * is another one. What was begun before, or meanwhile, is another one, too: over that nothing is filled in, and the address says what
 * comes after it. Answers whether it waits. Where nobody could tell what is named, the address stays as well: a reload asks again.
 */
export function useRecordOfAddress<T>(
  [name, ...along]: readonly [string, ...string[]],
  { isThere, find, missing, fill }: RecordOfAddress<T>,
): boolean {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { isBegun } = useRecording();
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const [waits, setWaits] = useState(false);
  const id = Number(search.get(name));
  const hasToWait = () => {
    const isOther = isBegun();
    setWaits(isOther);
    return isOther;
  };
  // An event of its own, which knows the address as it is by then: the list below the form changes it, too.
  const forget = useEffectEvent(() => {
    for (const each of [name, ...along]) search.delete(each);
    setSearch(search, { replace: true, state, preventScrollReset: true });
  });
  const take = useEffectEvent(async (signal: AbortSignal) => {
    if (isThere(id)) return forget();
    if (hasToWait()) return;
    try {
      const record = await find(id).catch(unlessGone);
      if (signal.aborted) return;
      if (record === null) notify(missing, { type: 'warning' });
      else if (hasToWait()) return;
      else fill(record);
      forget();
    } catch (failure) {
      if (!signal.aborted) notifyFailure(failure);
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    if (id > 0) void take(leaving.signal);
    return () => leaving.abort();
  }, [id]);
  return waits && id > 0;
}
