import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router';
import { unlessGone } from '#src/components/feedback/unlessGone.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { useRecording } from './recordingContext.ts';

interface RecordOfAddress<T> {
  /** The form already has it. */
  isThere: (id: number) => boolean;
  /** Loads everything to fill in; null or a 404 if there is none. */
  find: (id: number) => Promise<T | null>;
  /** Translation key of the message if there is none. */
  missing: string;
  /** Synchronous, since the user may type in between; slow work belongs in `find`. */
  fill: (record: T) => void;
}

/**
 * Fills in the form once from a parameter of the address, then removes that parameter and its companions: the next
 * grievance is unrelated. A form with content is not filled in. Returns whether it is loading. If the record could not
 * be loaded, the parameter stays, so that a reload tries again.
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
  // An effect event reads the latest address, since the list below the form changes it, too.
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
