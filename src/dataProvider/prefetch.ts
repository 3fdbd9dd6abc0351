import { storedToken } from '#src/authProvider/storedSession.ts';

/** Where the API is; another host of the same API is named at build time. */
export const API_URL: string = import.meta.env?.VITE_API_URL ?? '/api/v1';

/** The run-time configuration, beside `index.html`. */
export const CONFIGURATION_URL = '/config.json';

/** What every call tells of itself. */
export const callHeaders = (token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
});

/** An answer that nobody has asked for in this time is let go: it may hold personal data. */
const KEPT_MS = 30_000;

interface Begun {
  answer: Promise<Response>;
  token: string | null;
}
const begun = new Map<string, Begun>();

/** Makes a GET before the screen that needs its answer is there to ask for it. */
export function prefetch(url: string) {
  const token = storedToken();
  const made: Begun = { answer: fetch(url, { headers: callHeaders(token) }), token };
  // Another one may have been begun in its place meanwhile.
  const forget = () => begun.get(url) === made && begun.delete(url);
  made.answer.catch(forget);
  begun.set(url, made);
  setTimeout(forget, KEPT_MS);
}

/** The answer to a GET that was begun with the same token, once; undefined where there is none. */
export function takePrefetched(url: string, token: string | null): Promise<Response | undefined> | undefined {
  const prefetched = begun.get(url);
  begun.delete(url);
  return prefetched?.token === token ? prefetched.answer.catch(() => undefined) : undefined;
}

/** Between two looks for a server that is out of reach. */
const AGAIN_MS = 5_000;

/** Starts the page anew as soon as a server that is out of reach answers; of one that is not, it would get the same again. */
export function restartWhenOnline(wasAway = false) {
  fetch(CONFIGURATION_URL, { cache: 'no-store' }).then(
    () => wasAway && window.location.reload(),
    () => setTimeout(restartWhenOnline, AGAIN_MS, true),
  );
}
