import { createContext, use, useCallback, useEffect, useState } from 'react';

/** Resolves to whether the file is accepted; by then its value is in the form. */
type Check = Promise<boolean>;

/** A file field passes its checks to the surrounding form. */
export const FileCheckContext = createContext<(check: Check) => void>(() => {});
export const useFollowCheck = () => use(FileCheckContext);

/**
 * Checking a file takes a moment. A save that is requested during a check waits for it, so that no file is left out; if
 * a file is refused, nothing is saved (CRE-14). `follow` is the value of the form's `FileCheckContext`.
 */
export function useSaveAfterChecks<A = void>(save: (about: A) => void) {
  const [running, setRunning] = useState(0);
  const [waiting, setWaiting] = useState<{ about: A } | null>(null);
  const isChecking = running > 0;

  const follow = useCallback(async (check: Check) => {
    setRunning((count) => count + 1);
    const isTaken = await check.catch(() => false);
    if (!isTaken) setWaiting(null);
    setRunning((count) => count - 1);
  }, []);

  // Runs after the render, so that it saves the form with the file.
  useEffect(() => {
    if (!waiting || isChecking) return;
    setWaiting(null);
    save(waiting.about);
  }, [waiting, isChecking, save]);

  return {
    follow,
    isChecking,
    isWaiting: waiting !== null,
    save: (about: A) => (isChecking ? setWaiting({ about }) : save(about)),
  };
}
