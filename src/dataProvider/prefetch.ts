import { storedToken } from '#src/authProvider/storedSession.ts';

/** The address of the API; a build may name another host of the same API. */
export const API_URL: string = import.meta.env?.VITE_API_URL ?? '/api/v1';

/** The run-time configuration, in the folder of `index.html`. */
export const CONFIGURATION_URL = '/config.json';

/** Headers of every call. */
export const callHeaders = (token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
});

/** An unused answer is dropped after this time: it may have personal data. */
const KEPT_MS = 30_000;

interface Begun {
  answer: Promise<Response>;
  token: string | null;
}
const begun = new Map<string, Begun>();

/** Starts a GET before its screen is ready to request it. */
export function prefetch(url: string) {
  const token = storedToken();
  const made: Begun = { answer: fetch(url, { headers: callHeaders(token) }), token };
  // It may have been replaced by a newer one.
  const forget = () => begun.get(url) === made && begun.delete(url);
  made.answer.catch(forget);
  begun.set(url, made);
  setTimeout(forget, KEPT_MS);
}

/** The answer to a prefetched GET with the same token, once; undefined without one. */
export function takePrefetched(url: string, token: string | null): Promise<Response | undefined> | undefined {
  const prefetched = begun.get(url);
  begun.delete(url);
  return prefetched?.token === token ? prefetched.answer.catch(() => undefined) : undefined;
}

/** The interval of checks for a server that cannot be reached. */
const AGAIN_MS = 5_000;

/**
 * Reloads the page as soon as an unreachable server answers. If the server was reachable, a reload would change
 * nothing.
 */
export function restartWhenOnline(wasAway = false) {
  fetch(CONFIGURATION_URL, { cache: 'no-store' }).then(
    () => wasAway && window.location.reload(),
    () => setTimeout(restartWhenOnline, AGAIN_MS, true),
  );
}
