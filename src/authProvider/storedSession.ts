import type { Actor } from '../../contract/access.ts';
import type { SessionAnswer } from '../../contract/account.ts';

/**
 * What the browser keeps of a sign-in (AUTH-03): the token apart from the session, both in localStorage when
 * 'Remember me' was ticked, else in sessionStorage (AUTH-11). Nothing else of a person is kept there.
 */
const TOKEN = 'token';
const SESSION = 'session';
const DEVICE = 'model';

export type StoredSession = SessionAnswer;

const stores = () => [sessionStorage, localStorage];

const read = (key: string) =>
  stores().reduce<string | null>((found, store) => found ?? store.getItem(key), null);

export const storedToken = () => read(TOKEN);

/** The token of a person who is signed in: one without a readable session beside it is of no use. */
export const liveToken = () => (storedSession() ? storedToken() : null);

/** The session as last told by the server; null when there is none or it cannot be read. */
export function storedSession(): StoredSession | null {
  try {
    const session: StoredSession | null = JSON.parse(read(SESSION) ?? 'null');
    // What another version of the program has kept may lack them.
    return session && { ...session, duties: session.duties ?? [], deputy_for: session.deputy_for ?? [] };
  } catch {
    return null;
  }
}

/** The signed-in person as `contract/access.ts` asks for it. */
export function storedActor(): Actor | null {
  const session = storedSession();
  if (!session) return null;
  const { user, role, duties, deputy_for, parliament, assembly } = session;
  return {
    id: user.id,
    role,
    duties,
    deputy_for,
    parliament_id: parliament?.id ?? null,
    assembly_id: assembly?.id ?? null,
  };
}

export function keepSession(token: string, session: StoredSession, remember: boolean) {
  clear();
  const store = remember ? localStorage : sessionStorage;
  // The token comes last: whoever hears of it in another tab finds the session beside it.
  store.setItem(SESSION, JSON.stringify(session));
  store.setItem(TOKEN, token);
  changed.dispatchEvent(new Event('change'));
}

/** Told of every sign-in and sign-out, also of those in other tabs; answers how to stop listening. */
export function onSessionChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}
const changed = new EventTarget();

/** Replaces the session beside the token, wherever that one is kept. */
export function refreshSession(session: StoredSession) {
  const store = stores().find((candidate) => candidate.getItem(TOKEN) !== null);
  store?.setItem(SESSION, JSON.stringify(session));
}

export function dropSession() {
  clear();
  changed.dispatchEvent(new Event('change'));
}

function clear() {
  for (const store of stores()) {
    store.removeItem(TOKEN);
    store.removeItem(SESSION);
  }
}

/** The device id of this browser, made once (AUTH-02). */
export function deviceId(): string {
  const known = localStorage.getItem(DEVICE);
  if (known) return known;
  const made = crypto.randomUUID();
  localStorage.setItem(DEVICE, made);
  return made;
}
