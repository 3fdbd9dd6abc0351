import { storedSession } from './storedSession.ts';

/** What a browser remembers of its user's taste: no personal data, kept through sign-out (SHELL-14). */

export type Preference = 'locale' | 'theme';

export const storedPreference = (name: Preference) => localStorage.getItem(name);

/** Keeps the choice and marks the document with it, for screen readers and for the colours of the sign-in page. */
export function keepPreference(name: Preference, value: string) {
  localStorage.setItem(name, value);
  markDocument(name, value);
}

/** `<html lang>` for the language, `<html data-theme>` for the colours. */
export function markDocument(name: Preference, value: string) {
  const root = document.documentElement;
  if (name === 'locale') root.lang = value;
  else root.dataset.theme = value;
}

/** How an account wants its lists and its desk, by the key under which react-admin asks for it. */
export type ListTastes = Record<string, unknown>;

const tastesKey = () => `lists.${storedSession()?.user.id ?? 0}`;

export function storedListTastes(): ListTastes {
  try {
    return JSON.parse(localStorage.getItem(tastesKey()) ?? '{}');
  } catch {
    return {};
  }
}

/** Undefined values are those that the person has set back. */
export const keepListTastes = (tastes: ListTastes) =>
  localStorage.setItem(tastesKey(), JSON.stringify(tastes));
