/** Display preferences in this browser: no personal data, and they survive the sign-out (SHELL-14). */

export type Preference = 'locale' | 'theme';

export const storedPreference = (name: Preference) => localStorage.getItem(name);

/** Stores the choice and marks the document with it, for screen readers and for the colours of the sign-in page. */
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
