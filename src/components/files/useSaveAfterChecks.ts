import { createContext, use, useCallback, useEffect, useState } from 'react';

/** Answers whether a file is taken; what it brings into the form is there by then. */
type Check = Promise<boolean>;

/** How a file field hands its checks to the form around it. */
export const FileCheckContext = createContext<(check: Check) => void>(() => {});
export const useFollowCheck = () => use(FileCheckContext);

/**
 * Files are checked by their bytes, which takes a moment, before a form takes them: a save that was asked for meanwhile waits, so that
 * no file is left out, and does not happen where a file is refused (CRE-14). `follow` is the value of the form's `FileCheckContext`.
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

  // With what the form holds once the file is in it.
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
