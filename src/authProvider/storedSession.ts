import type { Actor } from '#contract/access/access.ts';
import type { AnyRole } from '#contract/access/policies.ts';
import { roleOf } from '#contract/access/screens.ts';
import type { SessionAnswer } from '#contract/accounts/account.ts';

/**
 * The stored sign-in (AUTH-03): token and session under separate keys, in localStorage with 'Remember me', otherwise in
 * sessionStorage (AUTH-11). No other personal data is stored there.
 */
const TOKEN = 'token';
const SESSION = 'session';
const DEVICE = 'model';
/** The id of the account that signed out last in this browser, until the next sign-in. */
export const SIGNED_OUT = 'signed_out';

export type StoredSession = Omit<SessionAnswer, 'role'> & { role: AnyRole };

/** The input of a session: `login` of a plain host returns only what the specifications name (S1 section 7). */
export type NamedSession = Pick<SessionAnswer, 'user'> &
  Partial<Omit<SessionAnswer, 'user' | 'role' | 'profile_updated'>> & {
    role: string;
    profile_updated?: boolean | number | string;
  };

/** Hosts also write flags as words or numbers; an absent flag is false. */
const isYes = (flag: unknown) => !/^(false|0|null|)$/.test(String(flag));

/** The session with all fields that screens need. A host of an older version had duties and no capabilities. */
export const completeSession = (answer: NamedSession): StoredSession => ({
  ...answer,
  role: roleOf(answer.role),
  duties: answer.duties ?? [],
  deputy_for: answer.deputy_for ?? [],
  parliament: answer.parliament ?? null,
  assembly: answer.assembly ?? null,
  candidate: answer.candidate ?? null,
  profile_updated: isYes(answer.profile_updated),
  capabilities: answer.capabilities ?? (answer.duties ? ['desk'] : []),
});

const stores = () => [sessionStorage, localStorage];

const read = (key: string) =>
  stores().reduce<string | null>((value, store) => value ?? store.getItem(key), null);

export const storedToken = () => read(TOKEN);

/** The token of a signed-in user. Without a readable session the token is useless. */
export const liveToken = () => (storedSession() ? storedToken() : null);

let latest: { text: string; session: StoredSession } | null = null;

/** The newest session from the server, or the paused one; null when there is none or it cannot be read. */
export function storedSession(): StoredSession | null {
  try {
    const text = read(SESSION);
    // Every part of a screen reads the capabilities, so the parsed session is cached.
    if (text !== null && text === latest?.text) return latest.session;
    const session: NamedSession | null = JSON.parse(text ?? 'null') ?? paused?.session ?? null;
    // A session that another version of the program stored may lack fields.
    const complete = session && completeSession(session);
    if (text !== null && complete) latest = { text, session: complete };
    return complete;
  } catch {
    return null;
  }
}

/** The signed-in user in the form of `contract/access/access.ts`. */
export function storedActor(): Actor | null {
  const session = storedSession();
  if (!session) return null;
  const { user, role, duties, deputy_for, parliament, assembly, capabilities } = session;
  return {
    id: user.id,
    role,
    duties,
    deputy_for,
    capabilities,
    parliament_id: parliament?.id ?? null,
    assembly_id: assembly?.id ?? null,
  };
}

/**
 * A session without a token: its account has typed text on the page, which stays until the account signs in again
 * (AUTH-10). Only this tab has it.
 */
let paused: { session: StoredSession; remember: boolean } | null = null;

export const pausedSession = () => (storedToken() ? null : paused);

/** Removes the token and reserves the page for its account. */
export function pauseSession(session: StoredSession) {
  paused = { session, remember: sessionStorage.getItem(TOKEN) === null };
  clear();
  changed.dispatchEvent(new Event('change'));
}

export function keepSession(token: string, session: StoredSession, remember: boolean) {
  clear();
  paused = null;
  localStorage.removeItem(SIGNED_OUT);
  const store = remember ? localStorage : sessionStorage;
  // The token comes last: another tab that is notified of it then finds the session.
  store.setItem(SESSION, JSON.stringify(session));
  store.setItem(TOKEN, token);
  changed.dispatchEvent(new Event('change'));
}

/**
 * Calls `listener` at every sign-in and sign-out in this tab, and `elsewhere` at those in other tabs; returns the
 * function that stops it.
 */
export function onSessionChange(listener: () => void, elsewhere = listener): () => void {
  changed.addEventListener('change', listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', elsewhere);
  };
}
const changed = new EventTarget();

/** Replaces the stored session, in the storage of its token. */
export function refreshSession(session: StoredSession) {
  const store = stores().find((candidate) => candidate.getItem(TOKEN) !== null);
  store?.setItem(SESSION, JSON.stringify(session));
}

export function dropSession() {
  clear();
  paused = null;
  changed.dispatchEvent(new Event('change'));
}

function clear() {
  for (const store of stores()) {
    store.removeItem(TOKEN);
    store.removeItem(SESSION);
  }
}

/** The device id of this browser, created once (AUTH-02). */
export function deviceId(): string {
  const known = localStorage.getItem(DEVICE);
  if (known) return known;
  const made = crypto.randomUUID();
  localStorage.setItem(DEVICE, made);
  return made;
}
